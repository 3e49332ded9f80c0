"""Learning from games: data of games between bots, and nets that are trained on them."""
