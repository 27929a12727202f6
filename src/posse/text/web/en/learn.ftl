### Lessons in the browser

learn-title = Learn
learn-why = A minute or two each, on the real board. Nothing can go wrong here.
learn-count = { $done } of { $count } done.
learn-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
    }
learn-begun = begun
learn-done = done
learn-step = Step { $step } of { $steps }
learn-show = Show me
learn-next = Next
learn-next-lesson = Next: { $title }
learn-all = All lessons
learn-restart = Start over
