import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BackupError } from './backup-error.js';
import { BackupFolder, CHECKSUMS_FILE } from './backup-folder.js';
import { readVerified } from './checksums.js';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'paattu-sums-'));
  await mkdir(join(folder, 'files'));
  await writeFile(join(folder, 'files/rain.mp3'), 'rain');
  const sum = createHash('sha256').update('rain').digest('hex');
  await writeFile(join(folder, CHECKSUMS_FILE), `${sum}  files/rain.mp3\n`);
});
afterEach(() => rm(folder, { recursive: true }));

const read = async (backup: BackupFolder) =>
  String(Buffer.concat(await (await backup.read('files/rain.mp3')).toArray()));

test('no more is read than the backup had when it was made', async () => {
  const backup = BackupFolder.onDisk(folder);
  await readVerified(backup, { bytes: 4 });
  await expect(readVerified(backup, { bytes: 3 })).rejects.toThrow(BackupError);
});

test.each(['hail', 'rain and hail', ''])(
  'a file that is compared and then sent as “%s” is an error',
  async (other) => {
    const backup = BackupFolder.onDisk(folder);
    await readVerified(backup);
    expect(await read(backup)).toBe('rain');
    await writeFile(join(folder, 'files/rain.mp3'), other);
    await expect(read(backup)).rejects.toThrow('files/rain.mp3 differs from its checksum');
  },
);
