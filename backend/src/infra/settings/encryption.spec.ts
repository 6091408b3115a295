import { decrypt, encrypt } from './encryption.js';

const SECRET = 'tests-only-link-secret-0123456789abcde';

test('an encrypted text is read again, and looks different each time', () => {
  const first = encrypt(SECRET, 'smtpUrl', 'smtp://മീര:പാട്ട്@mail.example.org');
  const second = encrypt(SECRET, 'smtpUrl', 'smtp://മീര:പാട്ട്@mail.example.org');

  expect(decrypt(SECRET, 'smtpUrl', first)).toBe('smtp://മീര:പാട്ട്@mail.example.org');
  expect(decrypt(SECRET, 'smtpUrl', second)).toBe('smtp://മീര:പാട്ട്@mail.example.org');
  expect(first.equals(second)).toBe(false);
  expect(first.includes('mail.example.org')).toBe(false);
});

test.each([
  ['another secret', (sealed: Buffer) => decrypt(`${SECRET}!`, 'smtpUrl', sealed)],
  ['another name', (sealed: Buffer) => decrypt(SECRET, 'youtubeApiKey', sealed)],
  ['a changed byte', (sealed: Buffer) => decrypt(SECRET, 'smtpUrl', flipLast(sealed))],
  ['a part', (sealed: Buffer) => decrypt(SECRET, 'smtpUrl', sealed.subarray(0, 20))],
])('with %s nothing is read', (_case, read) => {
  expect(read(encrypt(SECRET, 'smtpUrl', 'smtp://mail.example.org'))).toBe(null);
});

function flipLast(sealed: Buffer): Buffer {
  return Buffer.concat([sealed.subarray(0, -1), Buffer.of(sealed.at(-1)! ^ 1)]);
}
