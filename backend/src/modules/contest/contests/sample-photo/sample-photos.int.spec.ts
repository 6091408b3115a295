import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { ALL_COPY_PARTS } from '@paattu/shared/copy-parts';
import sharp from 'sharp';
import { createTestApp, type TestApp } from '../../../../../test/app.js';
import { type Client, client } from '../../../../../test/client.js';
import { currentContest, makePhoto } from '../../../../../test/factories/contest.js';
import { createModerator, createUser } from '../../../../../test/factories/users.js';
import { Storage } from '../../../../infra/storage/storage.js';
import { PhotoSweep } from '../../entries/photos/photo-sweep.js';
import type { AdminContestDto } from '../admin-contest.dto.js';
import { Contest } from '../contest.entity.js';

const FOLDER = 'contest-samples';

let app: TestApp;
let owner: Client;
let contests: Client;
let contestId: string;

beforeAll(async () => {
  app = await createTestApp();
  owner = client(app).as(await createUser(app, { owner: true }));
  contests = owner.at('/api/admin/contests');
  contestId = (await currentContest(app)).id;
});

afterAll(() => app.close());

afterEach(async () => {
  await app.dataSource.query(`delete from audit_details`);
  await app.dataSource.query(`delete from contests where id <> $1`, [contestId]);
  await app.dataSource.manager.update(Contest, contestId, {
    samplePhotoFile: null,
    samplePhotoCardFile: null,
  });
  for (const key of await storedKeys()) await storage().delete(key);
});

const storage = () => app.api.get(Storage, { strict: false });

async function storedKeys(): Promise<string[]> {
  const names = await readdir(join(app.dataDir, 'files', FOLDER)).catch(() => []);
  return names.map((name) => `${FOLDER}/${name}`).sort();
}

function formOf(photo: Buffer): FormData {
  const form = new FormData();
  form.append('photo', new Blob([new Uint8Array(photo)]), 'sample.jpg');
  return form;
}

const upload = async (id = contestId, sender = contests) =>
  sender.put<AdminContestDto>(`/${id}/sample-photo`, formOf(await makePhoto()));

const createDraft = async () => (await contests.post('', { title: 'Next', timeZone: 'Asia/Kolkata' })).body;

const actions = async () =>
  (
    await app.dataSource.query<Array<{ action: string }>>(
      `select action from audit_log where action like 'contest.%SamplePhoto' order by id`,
    )
  ).map(({ action }) => action);

test('an uploaded photo replaces the drawing for visitors, in two sizes', async () => {
  const drawn = (await client(app).get<AdminContestDto>('/api/contest')).body;
  expect(drawn).toMatchObject({ samplePhotoUrl: null, sampleAlt: null, sampleAltMalayalam: null });

  const { status, body } = await upload();

  expect(status).toBe(200);
  expect((await client(app).get('/api/contest')).body).toMatchObject({
    samplePhotoUrl: body.samplePhotoUrl,
  });
  expect(body.samplePhotoUrl).toMatch(
    /^\/api\/contests\/cover-song-contest-2025\/sample-photo\?v=\d+-[0-9a-f]{16}$/,
  );
  const full = await client(app).get(body.samplePhotoUrl!);
  const card = await client(app).get(`${body.samplePhotoUrl}&size=card`);
  expect(await sharp(full.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1_000 });
  expect(await sharp(card.bytes).metadata()).toMatchObject({ format: 'webp', width: 800 });
  const again = client(app).with({ 'if-none-match': String(full.headers.etag) });
  expect((await again.get(body.samplePhotoUrl!)).status).toBe(304);
});

test('a replaced photo is deleted, and so is a removed one', async () => {
  const { body: first } = await upload();
  const before = await storedKeys();
  const { body: second } = await upload(contestId, contests.seen(first.samplePhotoVersion));
  const after = await storedKeys();

  expect([before.length, after.length]).toEqual([2, 2]);
  expect(after.filter((key) => before.includes(key))).toEqual([]);
  expect(second.samplePhotoUrl).not.toBe(first.samplePhotoUrl);

  const { body: removed } = await contests
    .seen(second.samplePhotoVersion)
    .delete(`/${contestId}/sample-photo`);
  expect(removed.samplePhotoUrl).toBeNull();
  expect(await storedKeys()).toEqual([]);
  expect((await client(app).get(second.samplePhotoUrl!)).status).toBe(404);
  expect((await contests.delete(`/${contestId}/sample-photo`)).status).toBe(200);
  expect((await actions()).slice(-3)).toEqual([
    'contest.replaceSamplePhoto',
    'contest.replaceSamplePhoto',
    'contest.removeSamplePhoto',
  ]);
});

test('a photo that somebody else has replaced since stays, whatever else has changed', async () => {
  const { body: seen } = await contests.get(`/${contestId}`);
  await contests
    .seen(seen.version)
    .put(`/${contestId}`, { ...seenDetails(seen), sponsorName: 'Another Sponsor' });
  const { status, body: stored } = await upload(contestId, contests.seen(seen.samplePhotoVersion));
  expect(status).toBe(200);

  for (const late of [
    await upload(contestId, contests.seen(seen.samplePhotoVersion)),
    await contests.seen(seen.samplePhotoVersion).delete(`/${contestId}/sample-photo`),
  ]) {
    expect(late).toMatchObject({ status: 412, body: { code: 'CHANGED_MEANWHILE' } });
  }
  expect((await contests.get(`/${contestId}`)).body.samplePhotoUrl).toBe(stored.samplePhotoUrl);
  expect((await storedKeys()).length).toBe(2);
  // The upload has not changed what the form edits.
  expect((await contests.seen(stored.version).put(`/${contestId}`, seenDetails(stored))).status).toBe(200);
});

test('what the photo shows is a setting in both languages', async () => {
  const { body } = await contests.get(`/${contestId}`);
  const texts = { sampleAlt: 'A singer with a paper', sampleAltMalayalam: 'കടലാസുമായി ഒരാൾ' };
  expect((await contests.put(`/${contestId}`, { ...seenDetails(body), ...texts })).body).toMatchObject(texts);
  expect((await client(app).get('/api/contest')).body).toMatchObject(texts);
  await contests.put(`/${contestId}`, seenDetails(body));
  expect((await client(app).get('/api/contest')).body).toMatchObject({ sampleAlt: null });
});

test('only the owner sees the photo of a draft', async () => {
  const draft = await createDraft();
  const { body } = await upload(draft.id);
  const moderator = client(app).as(await createModerator(app));
  const statusFor = async (reader: Client) => (await reader.get(body.samplePhotoUrl!)).status;

  expect(await statusFor(client(app))).toBe(404);
  expect(await statusFor(moderator)).toBe(404);
  expect(await statusFor(owner)).toBe(200);
});

test('a deleted draft leaves no file', async () => {
  const draft = await createDraft();
  await upload(draft.id);
  expect((await storedKeys()).length).toBe(2);
  await contests.delete(`/${draft.id}`);
  expect(await storedKeys()).toEqual([]);
});

test('a copy has files of its own, if the photo is chosen', async () => {
  await upload();
  const { body: copy } = await contests.post(`/${contestId}/copy`, ALL_COPY_PARTS);
  expect((await storedKeys()).length).toBe(4);
  await contests.delete(`/${contestId}/sample-photo`);
  const photo = await owner.get(copy.samplePhotoUrl);
  expect(await sharp(photo.bytes).metadata()).toMatchObject({ width: 1_000 });

  await upload();
  const { body: without } = await contests.post(`/${contestId}/copy`, {
    ...ALL_COPY_PARTS,
    samplePhoto: false,
  });
  expect(without.samplePhotoUrl).toBeNull();
  expect((await storedKeys()).length).toBe(4);
});

test.each<[string, () => Promise<FormData>, number, string]>([
  ['no file', async () => formOf(Buffer.alloc(0)), 400, 'MISSING_IMAGE'],
  ['a text', async () => formOf(Buffer.from('no picture')), 400, 'INVALID_FILE_TYPE'],
  ['6 MB', async () => formOf(Buffer.alloc(6 * 1024 * 1024)), 413, 'FILE_TOO_LARGE'],
])('%s is rejected, and changes nothing', async (_, form, status, code) => {
  expect(await contests.put(`/${contestId}/sample-photo`, await form())).toMatchObject({
    status,
    body: { code },
  });
  expect(await storedKeys()).toEqual([]);
});

test('a photo of an unknown contest is a 404', async () => {
  expect((await upload('00000000-0000-4000-8000-000000000000')).status).toBe(404);
  expect(await storedKeys()).toEqual([]);
});

test('the sweep deletes files that no contest names', async () => {
  await upload();
  const named = await storedKeys();
  await storage().put(`${FOLDER}/stray.jpg`, 'stray');
  const longAgo = new Date(Date.now() - 61 * 60_000);
  for (const key of await storedKeys()) await utimes(join(app.dataDir, 'files', key), longAgo, longAgo);

  await new PhotoSweep(app.dataSource, storage()).run();

  expect(await storedKeys()).toEqual(named);
});

/** The settings of a contest, as its form sends them. */
function seenDetails(contest: AdminContestDto) {
  const {
    id: _id,
    slug: _slug,
    state: _state,
    version: _version,
    samplePhotoUrl: _url,
    samplePhotoVersion: _photo,
    isCurrent: _current,
    isExample: _example,
    canBeDeleted: _deletable,
    publishedAt: _published,
    certifiedAt: _certified,
    createdAt: _created,
    updatedAt: _updated,
    ...details
  } = contest;
  return details;
}
