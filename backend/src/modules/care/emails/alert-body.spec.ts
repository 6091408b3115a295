import { locales } from '@paattu/shared/locales';
import { renderRow } from '../../../../test/render-email.js';
import type { BackupFailure } from '../stored-backup.entity.js';

const FAILURES = ['bucket-refused', 'bucket-unreachable'] as const satisfies BackupFailure[];

test.each(locales.flatMap((language) => FAILURES.map((failure) => [failure, language] as const)))(
  'says about %s, in %s, what its reader can do: on the page, or where a variable of the server sets the bucket',
  (failure, language) => {
    const textOf = (payload: object) => renderRow('backup-failed', { failure, ...payload }, language).text;
    expect(textOf({ isPlaceFixed: true })).toContain('BACKUP_S3_BUCKET');
    for (const payload of [{ isPlaceFixed: false }, {}])
      expect(textOf(payload)).not.toContain('BACKUP_S3_BUCKET');
  },
);
