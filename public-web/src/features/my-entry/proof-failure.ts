import { ApiError } from '../../lib/api-error';
import type { Translations } from '../../translations/catalogue';

/** Why the look for the code failed, in a few words. */
export function titleOfFailure(t: Translations['my-entry']['proof'], error: Error): string {
  return (error instanceof ApiError && t.failures[error.code]) || t.failed;
}
