// @ts-check
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { logInAsOwner, submitEntry, uploadSong, wav } from '../test/calls.mjs';
import { startProcesses } from '../test/processes.mjs';

/**
 * A limit on the size of files, which any user may set, fails like a full disk: in the middle of a write. The tests of
 * the storage use a device that is full.
 */
const WITH_LITTLE_ROOM = ['sh', '-c', 'ulimit -f 128 && exec "$0" "$@"'];
const FULL = { status: 507, body: { code: 'INSUFFICIENT_STORAGE' } };

/** @type {Awaited<ReturnType<typeof startProcesses>>} */
let product;
/** @type {string} */
let site;

beforeAll(async () => {
  product = await startProcesses({ workers: 0, through: WITH_LITTLE_ROOM });
  [site = ''] = product.sites;
});

afterAll(() => product.stop());

function storedFiles() {
  const entries = readdirSync(join(product.dataDir, 'files'), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

// @trust disk-full
test('disk full at the upload of a song: 507, no row, no file, and a song that fits is accepted', async () => {
  const owner = await logInAsOwner(site);
  expect(await uploadSong(site, owner, { audio: wav(300_000) })).toMatchObject(FULL);
  expect(storedFiles()).toEqual([]);
  expect(await product.query('select id from uploaded_songs')).toEqual([]);

  const { status, body } = await uploadSong(site, owner);
  expect(status).toBe(201);
  expect(await product.query('select id from uploaded_songs')).toEqual([{ id: body.id }]);
});

// @trust disk-full
test('disk full at the photo of an entry: 507, no row, no file, no email, and a photo that fits is accepted', async () => {
  const before = storedFiles();
  const noise = { type: /** @type {const} */ ('gaussian'), mean: 128, sigma: 60 };
  const large = sharp({ create: { width: 1_000, height: 1_000, channels: 3, background: '#888', noise } });
  expect(await submitEntry(site, { photo: await large.jpeg().toBuffer() })).toMatchObject(FULL);
  expect(storedFiles()).toEqual(before);
  expect(await product.query('select id from contest_entries')).toEqual([]);
  expect(await product.query('select id from outgoing_emails')).toEqual([]);

  const { status, body } = await submitEntry(site);
  expect(status).toBe(201);
  expect(await product.query('select id from contest_entries')).toEqual([{ id: body.id }]);
});
