"""Alerts: who is called to a table is told so by a notification, an e-mail or a webhook."""
