/** Everything that the history of an entry can have. */
export const ENTRY_ACTIONS = [
  'submit',
  // Of moderators.
  'approve',
  'reject',
  'disapprove',
  'delete',
  'undo-delete',
  'approve-revision',
  'reject-revision',
  // Of the owner, while no email can bring a link.
  'make-link',
  // Of the entrant.
  'edit',
  'revise',
  'cancel-revision',
  'withdraw',
  'undo-withdraw',
  // Another email address: at once after the submission, or confirmed in the new mailbox.
  'correct-email',
  'change-email',
  // What the watchdog finds out about the video.
  'video-broken',
  'video-mended',
  // Proof that the video is the entrant's.
  'ask-proof',
  'prove',
  'cancel-proof',
] as const;

export type EntryAction = (typeof ENTRY_ACTIONS)[number];
