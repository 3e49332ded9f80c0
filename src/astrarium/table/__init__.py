"""The web table: lobby, seats, drafts, live updates, storage."""
