"""The four games as their players were told them: a file for each, a test for each sentence.

The name of a test says what the sentence says. Every test plays: by mouse, by keys and in line mode
(``surfaces``); the usual run takes one way in turn for each sentence, the long run all of them, in
each browser. ``docs/rules.md`` has the rules that these sentences leave open.
"""
