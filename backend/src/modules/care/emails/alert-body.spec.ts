import { locales } from '@paattu/shared/locales';
import { renderRow } from '../../../../test/render-email.js';
import { BACKUP_FAILURES } from '../stored-backup.entity.js';

const textOf = (language: (typeof locales)[number], payload: Record<string, unknown>) =>
  renderRow('backup-failed', payload, language).text;

// @trust place-fails
test.each(locales)(
  'says in %s of each failure another sentence, also where a variable sets the bucket',
  (language) => {
    for (const isPlaceFixed of [true, false]) {
      const texts = BACKUP_FAILURES.map((failure) => textOf(language, { failure, isPlaceFixed }));
      expect(new Set(texts).size).toBe(BACKUP_FAILURES.length);
    }
  },
);

/** The owner does the same about them wherever the bucket is set. */
const ALIKE = new Set(['bucket-rights', 'bucket-clock']);

test.each(
  BACKUP_FAILURES.filter((failure) => failure.startsWith('bucket-') && !ALIKE.has(failure)).flatMap(
    (failure) => locales.map((language) => [failure, language] as const),
  ),
)(
  'says about %s, in %s, what its reader can do: on the page, or where a variable of the server sets the bucket',
  (failure, language) => {
    expect(textOf(language, { failure, isPlaceFixed: true })).toContain('BACKUP_S3_BUCKET');
    for (const payload of [{ isPlaceFixed: false }, {}])
      expect(textOf(language, { failure, ...payload })).not.toContain('BACKUP_S3_BUCKET');
  },
);

test('of a failure that another release knows, it says where the error is', () => {
  expect(textOf('en', { failure: 'bucket-refused' })).toContain(
    'The page Care in the console has the error.',
  );
});
