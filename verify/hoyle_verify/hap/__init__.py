"""The adapter protocol HAP/1: one JSON object a line, requests to a program under test and its answers."""
