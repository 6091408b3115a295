export const change = {
  title: 'Change Your Entry',
  until: (when: string) => `You can change name, photo and link until ${when}.`,
  isPublic:
    'Everyone sees your entry. We look at a new name, photo or link first; until then, everyone sees the entry as it is now.',
  closed: {
    closesAt: (when: string) =>
      `Name, photo and link can no longer be changed, because submissions have closed (${when}).`,
    votingOpensAt: (when: string) =>
      `Name, photo and link can no longer be changed, because voting has begun (${when}).`,
  },
  open: 'Change the Entry',
  close: 'Close the Form',
  keepPhoto: 'Keep the Photo of Before',
  silence: 'YouTube does not answer at the moment. You can change the link all the same.',
  save: 'Save the Change',
  send: 'Send the Change',
  submitting: 'One moment...',
  unchanged: 'Nothing Has Changed Yet',
  failed: 'Your Change Was Not Saved',
  /** After `noAnswer`. */
  kept: 'What you have entered is still here.',
  changed: 'Your entry is changed.',
  sent: 'We have your change, and will look at it.',
  waiting: 'Your Change Is Waiting',
  waitingText: (when: string) =>
    `You sent it on ${when}. Until we have looked at it, the entry stays as it is now.`,
  now: 'Now',
  new: 'New',
  newPhoto: 'Your new photo',
  takeBack: 'Take the Change Back',
  takenBack: 'You have taken your change back.',
  notTakenBack: 'Your Change Was Not Taken Back',
  approved: (when: string) => `We approved your last change (${when}).`,
  visible: 'Everyone can see it.',
  rejected: (when: string) => `We did not accept your last change (${when}). The entry stays as it was.`,
  reason: 'The reason:',
};
