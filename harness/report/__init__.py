"""What people see: tables on stdout, progress on stderr, JSON where asked for."""
