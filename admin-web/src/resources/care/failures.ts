import type { BackupFailure, RestoreFailure } from './api';
import { careSentences } from './sentences';

const t = careSentences.failures;

const ADVICE_OF: Partial<Record<BackupFailure | RestoreFailure, keyof typeof t.advice.own>> = {
  'bucket-key': 'set',
  'bucket-missing': 'set',
  'bucket-region': 'set',
  'bucket-name': 'set',
  'bucket-inside': 'set',
  'bucket-tls': 'set',
  'bucket-other': 'set',
  'bucket-silent': 'wait',
  'bucket-busy': 'wait',
  'bucket-slow': 'wait',
};

/** @param isPlaceFixed whether variables of the server set where backups go */
export const backupFailure = (failure: BackupFailure, isPlaceFixed: boolean) =>
  explain({ ...t.place, ...t.backup }, failure, isPlaceFixed);

/** @param isPlaceFixed whether variables of the server set where backups go */
export const restoreFailure = (failure: RestoreFailure, isPlaceFixed: boolean) =>
  explain({ ...t.place, ...t.restore }, failure, isPlaceFixed);

/** A row of another release may have a failure that this one does not know. */
function explain<Name extends BackupFailure | RestoreFailure>(
  sentences: Record<Exclude<Name, 'other'>, string>,
  failure: Name,
  isPlaceFixed: boolean,
): string {
  const sentence = (sentences as Partial<Record<string, string>>)[failure];
  const advice = ADVICE_OF[failure];
  return [sentence ?? t.other, ...(advice ? [t.advice[isPlaceFixed ? 'fixed' : 'own'][advice]] : [])].join(
    ' ',
  );
}
