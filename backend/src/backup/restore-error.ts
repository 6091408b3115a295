import { BackupError } from './backup-error.js';
import { PLACE_FAILURES } from './place-failures.js';

/** Why a restore by the owner failed, as far as a person can do something about it. The site is as it was before. */
export const RESTORE_FAILURES = [
  ...PLACE_FAILURES,
  'nobody',
  'elsewhere',
  'damaged',
  'other-release',
  'foreign',
  'undoes-result',
  'has-example',
  'other-accounts',
  'other-pepper',
  'still-running',
  'interrupted',
  'other',
] as const;

export type RestoreFailure = (typeof RESTORE_FAILURES)[number];

export class RestoreError extends BackupError {
  constructor(
    readonly failure: RestoreFailure,
    message: string,
  ) {
    super(message);
  }
}
