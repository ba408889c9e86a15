"""Sources with host code: built for a GPU, or exported to run by themselves."""
