"""The steps, each after the one it names; a step that was published is never changed."""
