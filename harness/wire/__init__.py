"""What goes between the evaluator and a submission's process: frames, messages with their limits, and tensors."""
