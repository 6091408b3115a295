import type { Verdict } from '@paattu/verify';

/** What the page asks of the worker: to verify the files of a folder, then for the line of a receipt in the roll. */
export type Request = { folder: string; names: string[] } | { nonce: string; receipt: string };

export type Answer =
  | { loaded: number }
  | { failed: true }
  | { computing: true }
  | { verdict: Verdict }
  /** `counted`, `void:` with a class, or null without a line. */
  | { state: string | null };
