"""The forum: patricians and citizens (S2), dealt in pairs or auctioned (S3)."""
