"""The harness for agents, over the Model Context Protocol."""
