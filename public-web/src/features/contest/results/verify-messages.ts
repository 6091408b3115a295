import type { Files, Verdict } from '@paattu/verify';

/** What the page asks of the worker: to verify files, then for the line of a receipt in the roll. */
export type Request = { files: Files } | { nonce: string; receipt: string };

export type Answer =
  | { verdict: Verdict }
  /** `counted`, `void:` with a class, or null without a line. */
  | { state: string | null };
