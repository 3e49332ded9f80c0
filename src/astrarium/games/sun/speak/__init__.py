"""Questions, choices, events and components as keys and figures."""
