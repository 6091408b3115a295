import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { ALL_COPY_PARTS } from '@paattu/shared/copy-parts';
import sharp from 'sharp';
import { createTestApp, type TestApp } from '../../../../../test/app.js';
import { currentContest, makePhoto } from '../../../../../test/factories/contest.js';
import { accessTokenOf, createModerator, createUser } from '../../../../../test/factories/users.js';
import { Storage } from '../../../../infra/storage/storage.js';
import { PhotoSweep } from '../../entries/photos/photo-sweep.js';
import type { AdminContestDto } from '../admin-contest.dto.js';
import { Contest } from '../contest.entity.js';

const FOLDER = 'contest-samples';

let app: TestApp;
let authorization: string;
let contestId: string;

beforeAll(async () => {
  app = await createTestApp();
  authorization = `Bearer ${await accessTokenOf(app, await createUser(app, { owner: true }))}`;
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

async function ask(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, version?: string) {
  const isForm = body instanceof FormData;
  const response = await fetch(`${app.url}/api/admin/contests/${path}`, {
    method,
    headers: {
      authorization,
      ...(version ? { 'if-match': `"${version}"` } : {}),
      ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
  });
  return {
    status: response.status,
    body: (await response.json()) as AdminContestDto & { code?: string; message?: string },
  };
}

function formOf(photo: Buffer): FormData {
  const form = new FormData();
  form.append('photo', new Blob([new Uint8Array(photo)]), 'sample.jpg');
  return form;
}

const upload = async (id = contestId, version?: string) =>
  ask('PUT', `${id}/sample-photo`, formOf(await makePhoto()), version);

const createDraft = async () => (await ask('POST', '', { title: 'Next', timeZone: 'Asia/Kolkata' })).body;

const actions = async () =>
  (
    await app.dataSource.query<Array<{ action: string }>>(
      `select action from audit_log where action like 'contest.%SamplePhoto' order by id`,
    )
  ).map(({ action }) => action);

test('an uploaded photo replaces the drawing for visitors, in two sizes', async () => {
  const drawn = (await app.api.inject('/api/contest')).json<AdminContestDto>();
  expect(drawn).toMatchObject({ samplePhotoUrl: null, sampleAlt: null, sampleAltMalayalam: null });

  const { status, body } = await upload();

  expect(status).toBe(200);
  expect((await app.api.inject('/api/contest')).json()).toMatchObject({
    samplePhotoUrl: body.samplePhotoUrl,
  });
  expect(body.samplePhotoUrl).toMatch(
    /^\/api\/contests\/cover-song-contest-2025\/sample-photo\?v=\d+-[0-9a-f]{16}$/,
  );
  const full = await app.api.inject(body.samplePhotoUrl!);
  const card = await app.api.inject(`${body.samplePhotoUrl}&size=card`);
  expect(await sharp(full.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1_000 });
  expect(await sharp(card.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 800 });
  const again = { url: body.samplePhotoUrl!, headers: { 'if-none-match': String(full.headers.etag) } };
  expect((await app.api.inject(again)).statusCode).toBe(304);
});

test('a replaced photo is deleted, and so is a removed one', async () => {
  const { body: first } = await upload();
  const before = await storedKeys();
  const { body: second } = await upload(contestId, first.samplePhotoVersion);
  const after = await storedKeys();

  expect([before.length, after.length]).toEqual([2, 2]);
  expect(after.filter((key) => before.includes(key))).toEqual([]);
  expect(second.samplePhotoUrl).not.toBe(first.samplePhotoUrl);

  const { body: removed } = await ask(
    'DELETE',
    `${contestId}/sample-photo`,
    undefined,
    second.samplePhotoVersion,
  );
  expect(removed.samplePhotoUrl).toBeNull();
  expect(await storedKeys()).toEqual([]);
  expect((await app.api.inject(second.samplePhotoUrl!)).statusCode).toBe(404);
  expect((await ask('DELETE', `${contestId}/sample-photo`)).status).toBe(200);
  expect((await actions()).slice(-3)).toEqual([
    'contest.replaceSamplePhoto',
    'contest.replaceSamplePhoto',
    'contest.removeSamplePhoto',
  ]);
});

test('a photo that somebody else has replaced since stays, whatever else has changed', async () => {
  const { body: seen } = await ask('GET', contestId);
  await ask('PUT', contestId, { ...seenDetails(seen), sponsorName: 'Another Sponsor' }, seen.version);
  const { status, body: stored } = await upload(contestId, seen.samplePhotoVersion);
  expect(status).toBe(200);

  for (const late of [
    await upload(contestId, seen.samplePhotoVersion),
    await ask('DELETE', `${contestId}/sample-photo`, undefined, seen.samplePhotoVersion),
  ]) {
    expect(late).toMatchObject({ status: 412, body: { code: 'CHANGED_MEANWHILE' } });
  }
  expect((await ask('GET', contestId)).body.samplePhotoUrl).toBe(stored.samplePhotoUrl);
  expect((await storedKeys()).length).toBe(2);
  // The upload has not changed what the form edits.
  expect((await ask('PUT', contestId, seenDetails(stored), stored.version)).status).toBe(200);
});

test('what the photo shows is a setting in both languages', async () => {
  const { body } = await ask('GET', contestId);
  const texts = { sampleAlt: 'A singer with a paper', sampleAltMalayalam: 'കടലാസുമായി ഒരാൾ' };
  expect((await ask('PUT', contestId, { ...seenDetails(body), ...texts })).body).toMatchObject(texts);
  expect((await app.api.inject('/api/contest')).json()).toMatchObject(texts);
  await ask('PUT', contestId, seenDetails(body));
  expect((await app.api.inject('/api/contest')).json()).toMatchObject({ sampleAlt: null });
});

test('only the owner sees the photo of a draft', async () => {
  const draft = await createDraft();
  const { body } = await upload(draft.id);
  const moderator = await accessTokenOf(app, await createModerator(app));
  const statusFor = async (headers: Record<string, string>) =>
    (await app.api.inject({ url: body.samplePhotoUrl!, headers })).statusCode;

  expect(await statusFor({})).toBe(404);
  expect(await statusFor({ authorization: `Bearer ${moderator}` })).toBe(404);
  expect(await statusFor({ authorization })).toBe(200);
});

test('a deleted draft leaves no file', async () => {
  const draft = await createDraft();
  await upload(draft.id);
  expect((await storedKeys()).length).toBe(2);
  await ask('DELETE', draft.id);
  expect(await storedKeys()).toEqual([]);
});

test('a copy has files of its own, if the photo is chosen', async () => {
  await upload();
  const { body: copy } = await ask('POST', `${contestId}/copy`, ALL_COPY_PARTS);
  expect((await storedKeys()).length).toBe(4);
  await ask('DELETE', `${contestId}/sample-photo`);
  const photo = await app.api.inject({ url: copy.samplePhotoUrl!, headers: { authorization } });
  expect(await sharp(photo.rawPayload).metadata()).toMatchObject({ width: 1_000 });

  await upload();
  const { body: without } = await ask('POST', `${contestId}/copy`, { ...ALL_COPY_PARTS, samplePhoto: false });
  expect(without.samplePhotoUrl).toBeNull();
  expect((await storedKeys()).length).toBe(4);
});

test.each<[string, () => Promise<FormData>, number, string]>([
  ['no file', async () => formOf(Buffer.alloc(0)), 400, 'MISSING_IMAGE'],
  ['a text', async () => formOf(Buffer.from('no picture')), 400, 'INVALID_FILE_TYPE'],
  ['6 MB', async () => formOf(Buffer.alloc(6 * 1024 * 1024)), 413, 'FILE_TOO_LARGE'],
])('%s is rejected, and changes nothing', async (_, form, status, code) => {
  expect(await ask('PUT', `${contestId}/sample-photo`, await form())).toMatchObject({
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
    publishedAt: _published,
    certifiedAt: _certified,
    createdAt: _created,
    updatedAt: _updated,
    ...details
  } = contest;
  return details;
}
