"""Language models at the table: games told in text, for a Model Context Protocol client or a text arena."""
