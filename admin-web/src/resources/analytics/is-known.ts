import type { Activity } from './api';
import { analyticsSentences } from './sentences';

/** Whether the console has a sentence for it. The server of the next release may send what this one does not know. */
export function isKnown({ type }: Activity): boolean {
  return Object.hasOwn(analyticsSentences.happened, type);
}
