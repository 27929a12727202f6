/** A mark for each hostage, a path on a grid of 24 by 24. */

export const HOSTAGE_MARKS: Record<string, string> = {
  // A veil.
  nun: 'M12 2q9 0 9 10v10h-5q2-4 2-8 0-7-6-7t-6 7q0 4 2 8H3V12Q3 2 12 2zm0 7q4 0 4 5t-4 5-4-5 4-5z',
  // A cross.
  minister: 'M10 2h4v5h5v4h-5v11h-4V11H5V7h5z',
  // An umbrella.
  old_lady: 'M11 2h2v2q8 1 9 10-2-2-4.5 0-2-2-4.5 0v5q0 3-3 3t-3-3h2q0 1 1 1t1-1v-5q-2.5-2-4.5 0-2.5-2-4.5 0Q3 5 11 4z',
  // A book.
  teacher: 'M11 6Q7 3 2 4v15q5-1 9 2zm2 0q4-3 9-2v15q-5-1-9 2z',
  // A camera.
  photographer:
    'M2 7h5l2-3h6l2 3h5v13H2zm10 2a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zm0 2.2a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6z',
  // A top hat.
  banker: 'M6 3h12v12h4v4H2v-4h4zm0 8v2.5h12V11z',
  // A spade.
  poker_player: 'M12 2q9 8 9 13 0 4-4 4-2.5 0-4-2 0 3 2.5 5h-7q2.5-2 2.5-5-1.5 2-4 2-4 0-4-4 0-5 9-13z',
  // A dog.
  poodle: 'M7 3q4-2 5 2h3l4 3-1 2h-4v3h4q3 0 3-4h1q2 5-1 8v5h-3v-4h-6v4H9v-6q-4-3-4-7-2-4 2-6z',
};
