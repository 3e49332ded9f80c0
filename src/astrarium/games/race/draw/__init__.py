"""The view of a seat as SVG: cards, tableaus, the table."""
