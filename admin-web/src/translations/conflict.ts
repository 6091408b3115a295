export const conflict = {
  title: 'Somebody else has changed this meanwhile',
  text: 'Choose for each field which text to keep. What you have not changed yourself is taken over unless you choose otherwise.',
  same: 'Both texts are the same now, so nothing is lost either way.',
  mine: 'Mine',
  theirs: 'Saved meanwhile',
  empty: '(empty)',
  back: 'Back to the form',
  save: 'Save the chosen texts',
  /** Of an act other than an edit. */
  seen: 'Somebody else has changed this meanwhile. Load the page again to see it.',
} as const;
