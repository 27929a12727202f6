"""Pictures of finished games, drawn by the page's own components and painted in a process of their own."""
