/** The queues, by the work that waits in them. A job carries ids alone; its processor reads the rows again. */
export const EMAILS_QUEUE = 'emails';
export const VIEWS_QUEUE = 'views';
export const WAVEFORMS_QUEUE = 'waveforms';

export const QUEUES = [EMAILS_QUEUE, VIEWS_QUEUE, WAVEFORMS_QUEUE] as const;
