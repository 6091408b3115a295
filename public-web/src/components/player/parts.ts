import { latePart } from './late-part';

export const queue = latePart(async () => (await import('./queue/queue')).Queue);
export const lyrics = latePart(async () => (await import('./lyrics/lyrics')).Lyrics);
