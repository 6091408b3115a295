import { mkdir, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { createTestApp, type TestApp } from '../../../test/app.js';
import { client } from '../../../test/client.js';
import { songForm, wav } from '../../../test/factories/songs.js';
import { accessTokenOf, createUser } from '../../../test/factories/users.js';
import { SongUploadsService } from '../../modules/songs/uploads/song-uploads.service.js';

let app: TestApp;
let ownerId: string;
let token: string;

beforeAll(async () => {
  app = await createTestApp();
  const owner = await createUser(app, { owner: true });
  ownerId = owner.id;
  token = await accessTokenOf(app, owner);
});

afterAll(() => app.close());

const INTERNAL = [
  500,
  '{"code":"INTERNAL","message":"Something went wrong on our side. Please try again."}',
  undefined,
];
const BAD_REQUEST = [
  400,
  '{"code":"BAD_REQUEST","message":"The request could not be understood."}',
  undefined,
];
const NOT_FOUND = [404, '{"code":"NOT_FOUND","message":"Not found."}', undefined];

/** Sends a raw request, which an HTTP client would correct, and returns the whole response. */
async function ask(request: string): Promise<string> {
  const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
  socket.write(`${request}\r\nhost: localhost\r\nconnection: close\r\n\r\n`);
  return text(socket);
}

describe('an unexpected error shows nothing of', () => {
  // @trust error-content
  it('its tables', async () => {
    await app.asSuperuser('alter table contact_messages rename to elsewhere');
    const { status, text, headers } = await client(app).post('/api/contact', {
      name: 'Asha',
      email: 'asha@visitor.example',
      subject: 'a',
      message: 'b',
    });
    await app.asSuperuser('alter table elsewhere rename to contact_messages');
    expect([status, text, headers['x-powered-by']]).toEqual(INTERNAL);
  });

  // @trust error-content
  it('its folders, when a file cannot be written', async () => {
    const folder = join(app.dataDir, 'files/audio-files');
    await mkdir(join(app.dataDir, 'files'), { recursive: true });
    await writeFile(folder, 'no folder');
    const response = await fetch(`${app.url}/api/admin/songs`, {
      method: 'POST',
      body: songForm({ audio: wav() }),
      headers: { authorization: `Bearer ${token}` },
    });
    expect([response.status, await response.text(), undefined]).toEqual(INTERNAL);
    await rm(folder);
  });

  // @trust error-content
  it('its folders, when a file cannot be read', async () => {
    const song = await app.get(SongUploadsService).uploadSong({
      uploadedBy: ownerId,
      details: { title: 'Rain', artist: 'Asha' },
      audio: Readable.from([wav()]),
    });
    const path = join(app.dataDir, 'files', song.audioFileUrl!);
    await rm(path);
    await mkdir(path);
    const answer = await ask(`GET /api/songs/${song.id}/audio HTTP/1.1`);
    expect(answer).toMatch(/^HTTP\/1\.1 /);
    expect(answer).not.toMatch(/EISDIR|audio-files|paattu-test/);
  });
});

describe('an error response repeats nothing of an invalid request:', () => {
  // @trust error-content
  it.each([
    ['an address that is not UTF-8', '/api/secret%E0%A4%A', BAD_REQUEST],
    ['a path that is too long', `/api/songs/secret${'x'.repeat(300)}/audio`, NOT_FOUND],
    ['an unknown route', '/api/secret', NOT_FOUND],
    ['an unknown probe', '/health/secret', NOT_FOUND],
    ['an unknown asset', '/assets/secret.js', NOT_FOUND],
    ['an unknown asset of the console', '/admin/assets/secret.js', NOT_FOUND],
    ['an unknown file of a remote', '/remotes/admin-web/secret.js', NOT_FOUND],
  ])('%s', async (_, url, answer) => {
    const { status, text } = await client(app).get(url);
    expect([status, text, undefined]).toEqual(answer);
  });

  // @trust error-content
  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const)(
    'a method that no route has: %s',
    async (method) => {
      const { status, text } = await client(app).send(method, '/secret');
      expect([status, text, undefined]).toEqual(NOT_FOUND);
    },
  );

  it('an unknown page', async () => {
    const { status, text } = await client(app).with({ accept: 'text/html' }).get('/secret?secret');
    expect([status, text.includes('secret')]).toEqual([404, false]);
  });

  it.each(['SECRET', 'GET /secret', `GET / HTTP/1.1\r\nsecret: ${'x'.repeat(20_000)}`])(
    '%.20s',
    async (request) => {
      const answer = await ask(request);
      expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
      expect(answer).not.toMatch(/secret|node_modules|node:/i);
    },
  );
});
