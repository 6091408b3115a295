import { Readable } from 'node:stream';
import { BackupError } from './backup-error.js';
import { textWithin } from './text-within.js';

function* endless() {
  for (;;) yield Buffer.from('മഴ');
}

test('a text is read whole, with letters that two parts share', async () => {
  const bytes = Buffer.from('മഴ പെയ്യുന്നു');
  const parts = [bytes.subarray(0, 4), bytes.subarray(4)];
  expect(await textWithin(Readable.from(parts), bytes.length)).toBe('മഴ പെയ്യുന്നു');
  await expect(textWithin(Readable.from(parts), bytes.length - 1)).rejects.toThrow(BackupError);
});

test('a text without an end is not', async () => {
  const content = Readable.from(endless());
  await expect(textWithin(content, 1_000)).rejects.toThrow(BackupError);
  expect(content.destroyed).toBe(true);
});
