import type { Schemas } from '@paattu/api-client';

type Entry = Schemas['MyEntryDto'];

export const history = {
  title: 'What Has Happened',
  before: (count: number) => `What happened before (${count})`,
  aiUses: {
    no: 'You declare: nothing is made by artificial intelligence.',
    backing: 'You declare: artificial intelligence made the backing track, or a part of it.',
    voice: 'You declare: artificial intelligence made the voice, or a part of it.',
  } as Record<NonNullable<Entry['aiUse']>, string>,
  actions: {
    submit: 'You sent us the entry.',
    approve: 'We approved the entry.',
    reject: 'We did not accept the entry.',
    disapprove: 'We began to check the entry again.',
    edit: 'You changed the entry.',
    revise: 'You sent us a change of the entry.',
    'cancel-revision': 'You took your change back.',
    'approve-revision': 'We approved your change.',
    'reject-revision': 'We did not accept your change.',
    withdraw: 'You withdrew the entry.',
    'undo-withdraw': 'You took the withdrawal back.',
    'correct-email': 'You corrected your email address.',
    'change-email': 'You changed your email address.',
    'make-link':
      'We made a new link to this page, because somebody asked us for it. If it was not you, please write to us.',
    'video-broken': 'Your video could not be watched any more.',
    'video-mended': 'Your video could be watched again.',
    'ask-proof': 'We asked you to show that the video is yours.',
    prove: 'The video is yours: we have the proof.',
    'cancel-proof': 'You need not show any more that the video is yours.',
    'announce-result': 'The result was announced.',
    'correct-result': 'The result was corrected.',
    'offer-prize': 'We offered you the prize.',
    'accept-prize': 'You accepted the prize.',
    'decline-prize': 'You declined the prize.',
    'lapse-prize': 'The time to accept the prize was over.',
  } as Record<Entry['history'][number]['action'], string>,
};
