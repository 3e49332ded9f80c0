"""A small made-up game that uses everything the core offers, laid out like a real one."""
