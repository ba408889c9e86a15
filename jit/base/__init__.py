"""What every other room of the jit stands on: settings, errors, architectures, the driver, and what a compile makes."""
