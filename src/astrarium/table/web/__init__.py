"""The pages of the table: routes, the request as the house sees it, answers."""
