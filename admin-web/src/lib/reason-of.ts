import { HttpError } from './http-error';
import { commonSentences } from './sentences';
import { failureText } from './failure-text';

const CHANGED_MEANWHILE = 412;

/** The server's sentence, or why there is none. */
export function reasonOf(error: unknown): string {
  if (isChangedMeanwhile(error)) return commonSentences.conflict.seen;
  return error instanceof HttpError ? error.message : failureText();
}

export function isChangedMeanwhile(error: unknown): boolean {
  return error instanceof HttpError && error.status === CHANGED_MEANWHILE;
}
