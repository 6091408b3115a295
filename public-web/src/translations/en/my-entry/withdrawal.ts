export const withdrawal = {
  title: 'Withdraw Your Entry',
  text: 'If you do not want to take part any more, you can take the entry out of the contest.',
  open: 'Withdraw the Entry…',
  question: 'Withdraw This Entry?',
  effects: [
    'It leaves the contest at once, and nobody sees it among the entries any more.',
    'You can take this back for 24 hours, unless the same video is entered again in that time.',
  ],
  enterAgain: 'You can enter again, also with this video, as long as entries are accepted.',
  noneAccepted: 'You cannot enter again: entries are not accepted any more.',
  voters:
    'Its votes count for nobody while it is out. If it stays out for an hour, its voters get an email, and may choose another entry until voting closes.',
  votersHere:
    'Its votes count for nobody while it is out. Its voters may choose another entry until voting closes.',
  /** Of an entry in a public result. */
  resultStays: 'Its line in the result stays, with the number of the entry and without your name.',
  email: 'Your email address, to confirm',
  hint: 'The address that you entered the contest with.',
  confirm: 'Withdraw the Entry',
  keep: 'Keep the Entry',
  submitting: 'One moment...',
  withdrawn: 'Your entry is withdrawn.',
  undoTitle: 'Take the Withdrawal Back',
  undoText: (when: string) =>
    `You can take it back until ${when}. Then the entry is in the contest again, as it was before.`,
  undo: 'Take It Back',
  undone: 'Your entry is back in the contest.',
  notUndone: 'The Withdrawal Was Not Taken Back',
  enteredAgain: 'This video has been entered in the contest again since, so this entry cannot come back.',
};
