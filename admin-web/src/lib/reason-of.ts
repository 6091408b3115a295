import { HttpError } from 'react-admin';
import { failureText } from './failure-text';

/** The server's sentence, or why there is none. */
export function reasonOf(error: unknown): string {
  return error instanceof HttpError ? error.message : failureText();
}
