import { contract } from '../../../../packages/api-client/test/server';
import { backupFailure, restoreFailure } from './failures';

/** Those that the server knows. */
function namesOf(schema: string): string[] {
  const { properties } = contract.components.schemas[schema] as {
    properties: { failure: { enum: Array<string | null> } };
  };
  return properties.failure.enum.filter((name) => name !== null);
}

// @trust place-fails
it.each([
  ['a backup', namesOf('BackupDto'), backupFailure],
  ['a restore', namesOf('RestoreDto'), restoreFailure],
])('each failure of %s that the server knows has another sentence', (_, names, sentenceOf) => {
  expect(names.length).toBeGreaterThan(15);
  for (const isPlaceFixed of [true, false]) {
    const sentences = names.map((name) => sentenceOf(name as never, isPlaceFixed));
    expect(new Set(sentences).size).toBe(names.length);
  }
});

it('a failure of another release has a sentence too', () => {
  expect(backupFailure('bucket-refused' as never, false)).toBe('The error is below.');
});
