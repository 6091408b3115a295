import { HttpError } from 'react-admin';
import { translations } from '../translations';

/** The server's sentence, or a general one for a broken connection. */
export function reasonOf(error: unknown): string {
  return error instanceof HttpError ? error.message : translations.failures.text;
}
