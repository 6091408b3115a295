import { inLanguage } from '../../../lib/language';

/** The keys of the review of entries and of changes. */
export const shortcutSentences = inLanguage('entries/shortcuts', {
  title: 'Keyboard shortcuts',
  switch: 'Shortcuts of single keys are on',
  hint: 'They work while no field is typed into and no question is open.',
  keys: {
    next: 'Next entry',
    previous: 'Previous entry',
    approve: 'Approve, and go on',
    reject: 'Reject, and go on',
    disapprove: 'Disapprove, and go on',
    askReject: 'Choose a reason, and reject',
    askDisapprove: 'Choose a reason, and disapprove',
    undo: 'Undo the last decision while its message shows',
    photo: 'Enlarge the photo',
    video: 'Play the video',
    write: 'Write to the entrant',
    select: 'Choose for several at once',
    open: 'Open the entry with its history',
    help: 'This list',
  },
});
