/** The queues. A job contains only ids; its processor reads the rows. */
export const EMAILS_QUEUE = 'emails';
export const VIEWS_QUEUE = 'views';
export const WAVEFORMS_QUEUE = 'waveforms';
export const RETENTION_QUEUE = 'retention';
export const VOTES_QUEUE = 'votes';

export const QUEUES = [EMAILS_QUEUE, VIEWS_QUEUE, WAVEFORMS_QUEUE, RETENTION_QUEUE, VOTES_QUEUE] as const;
