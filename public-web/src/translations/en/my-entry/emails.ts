import type { Schemas } from '@paattu/api-client';

type Entry = Schemas['MyEntryDto'];

export const emails = {
  title: 'Our Emails to You',
  list: (count: number) => `The emails (${count})`,
  none: 'None yet.',
  templates: {
    'entry-received': 'Your entry has arrived',
    'entry-approved': 'Your entry is in the contest',
    'entry-rejected': 'Your entry was not accepted',
    'entry-returned': 'We are checking your entry again',
    'entry-withdrawn': 'You have withdrawn your entry',
    'entry-restored': 'Your entry is back in the contest',
    'entry-changed': 'Your entry was changed',
    'entry-revision-received': 'We have received your change',
    'entry-revision-cancelled': 'You have taken your change back',
    'entry-revision-approved': 'Your change has been approved',
    'entry-revision-rejected': 'Your change could not be accepted',
    'entry-video-broken': 'Your video cannot be watched any more',
    'entry-video-mended': 'Your video can be watched again',
    'entry-address-asked': 'Please confirm your email address',
    'entry-address-changed': 'The email address was changed',
    'entry-answered': 'A message about your entry',
    'entry-proof-asked': 'Please show that the video is yours',
    'result-entrant': 'The result of the contest',
    'prize-offer': 'The prize is offered to you',
    'prize-reminder': 'The offer of the prize lapses soon',
    'prize-accepted': 'You have accepted the prize',
    'rules-changed': 'The rules of the contest have changed',
    'erasure-asked': 'Please confirm that we shall erase your data',
    'erasure-taken-back': 'Your data will not be erased',
    'erasure-held': 'Your data cannot be erased yet',
  } as Readonly<Partial<Record<string, string>>>,
  another: 'An email about your entry',
  deliveries: {
    sent: 'sent',
    waiting: 'will be sent soon',
    kept: 'not sent, because this site sends no emails at the moment',
    failed: 'could not be sent',
    'opted-out': 'not sent, because this address gets no emails about the contest',
  } as Record<Entry['emails'][number]['delivery'], string>,
};
