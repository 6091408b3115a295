/** The queues. A job contains only ids; its processor reads the rows. */
export const EMAILS_QUEUE = 'emails';
export const VIEWS_QUEUE = 'views';
export const WAVEFORMS_QUEUE = 'waveforms';
export const RETENTION_QUEUE = 'retention';
export const VOTES_QUEUE = 'votes';

/** Emails to the voters of entries that left the contest. Their number is a tally, so nothing shows or counts this queue. */
export const VOTER_EMAILS_QUEUE = 'voter-emails';

/** The queues that the dashboard and the metrics show. */
export const SHOWN_QUEUES = [
  EMAILS_QUEUE,
  VIEWS_QUEUE,
  WAVEFORMS_QUEUE,
  RETENTION_QUEUE,
  VOTES_QUEUE,
] as const;

export const QUEUES = [...SHOWN_QUEUES, VOTER_EMAILS_QUEUE] as const;
