import { HttpError } from 'react-admin';
import { translations } from '../translations';

/** The server's sentence; what a browser says of a broken connection is for nobody's eyes. */
export function reasonOf(error: unknown): string {
  return error instanceof HttpError ? error.message : translations.failures.text;
}
