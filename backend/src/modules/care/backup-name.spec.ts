import { nameOfBackup, timeOfBackup } from './backup-name.js';

test('two backups of one second have different names', () => {
  const names = ['2026-11-28T04:00:00.250Z', '2026-11-28T04:00:00.251Z'].map((time) =>
    nameOfBackup(new Date(time)),
  );
  expect(names).toEqual(['2026-11-28T040000.250Z', '2026-11-28T040000.251Z']);
});

test.each([
  ['2026-11-28T040000.250Z', '2026-11-28T04:00:00.250Z'],
  ['2026-11-28T040000Z', '2026-11-28T04:00:00.000Z'],
])('the name %s tells when the backup was asked for', (name, time) => {
  expect(timeOfBackup(name)?.toISOString()).toBe(time);
});

test.each(['holiday pictures', '2026-11-28T0400Z', '2026-11-28T040000.25Z', '2026-11-28T040000.250Z.part'])(
  '%s is the name of no backup',
  (name) => {
    expect(timeOfBackup(name)).toBeNull();
  },
);
