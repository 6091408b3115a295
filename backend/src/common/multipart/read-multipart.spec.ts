import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance } from 'fastify';
import { DomainError } from '../errors/domain-error.js';
import { type FileRule, readMultipart, smallFile } from './read-multipart.js';

const KB = 1024;

describe('readMultipart', () => {
  let app: FastifyInstance;
  let url: string;
  let song: FileRule<number>;
  /** How each reading of a song ended. */
  let readings: string[];
  let wake: () => void;

  beforeEach(async () => {
    readings = [];
    song = {
      maxBytes: 300 * KB,
      tooLarge: 'Too much song',
      async read(content) {
        try {
          return (await buffer(content)).length;
        } catch (error) {
          readings.push(error instanceof DomainError ? error.code : 'broken');
          throw new Error('wrapped', { cause: error });
        } finally {
          wake();
        }
      },
    };
    wake = () => {};
    app = Fastify({ forceCloseConnections: true });
    await app.register(multipart);
    app.setErrorHandler((error, _request, reply) => {
      const { status, code } = error instanceof DomainError ? error : { status: 500, code: String(error) };
      return reply.code(status).send({ code, message: error instanceof Error ? error.message : '' });
    });
    app.post('/', async (request) => {
      const form = await readMultipart<'title' | 'artist', { photo: Buffer; song: number }>(request, {
        fields: ['title', 'artist'],
        maxFieldBytes: 2 * KB,
        files: { photo: smallFile(100 * KB, 'Too much photo'), song },
      });
      return { fields: form.fields, photo: form.files.photo?.toString(), song: form.files.song };
    });
    url = await app.listen({ port: 0, host: '127.0.0.1' });
  });

  afterEach(() => app.close());

  async function post(...parts: Array<[name: string, value: string | Blob]>) {
    const body = new FormData();
    for (const [name, value] of parts) {
      if (typeof value === 'string') body.append(name, value);
      else body.append(name, value, 'x.bin');
    }
    const response = await fetch(url, { method: 'POST', body });
    return { status: response.status, body: await response.json() };
  }

  /** A connection on which the bytes of a song are to follow. */
  async function startUpload(): Promise<Socket> {
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(
      [
        'POST / HTTP/1.1',
        'host: localhost',
        'content-type: multipart/form-data; boundary=b',
        'content-length: 900000000000',
        '',
        '--b',
        'content-disposition: form-data; name="song"; filename="a.mp3"',
        '',
        '',
      ].join('\r\n'),
    );
    return socket;
  }

  it('reads fields and files in any order', async () => {
    const expected = { fields: { title: 'മഴ', artist: 'b' }, photo: 'a picture', song: 200 * KB };
    const title = ['title', 'മഴ'] as const;
    const artist = ['artist', 'b'] as const;
    const photo = ['photo', new Blob(['a picture'])] as const;
    const audio = ['song', new Blob([new Uint8Array(200 * KB)])] as const;

    expect(await post([...title], [...artist], [...photo], [...audio])).toEqual({
      status: 200,
      body: expected,
    });
    expect(await post([...audio], [...photo], [...artist], [...title])).toEqual({
      status: 200,
      body: expected,
    });
  });

  it('restores the line breaks that the user typed', async () => {
    expect(await post(['title', 'one\n\n\ntwo\n'])).toEqual({
      status: 200,
      body: { fields: { title: 'one\n\n\ntwo\n' } },
    });
  });

  it('treats an empty text in place of a file as no file, and rejects any other text', async () => {
    expect(await post(['title', 'one'], ['photo', ''])).toEqual({
      status: 200,
      body: { fields: { title: 'one' } },
    });
    expect(await post(['photo', 'a picture'])).toEqual({
      status: 400,
      body: { code: 'VALIDATION_FAILED', message: 'photo is not a field of this form' },
    });
  });

  it('passes the fields before a file to its reader', async () => {
    let given: unknown;
    song.read = async (content, fields) => {
      given = { ...fields };
      return (await buffer(content)).length;
    };

    await post(['title', 'a'], ['song', new Blob(['x'])], ['artist', 'b']);

    expect(given).toEqual({ title: 'a' });
  });

  // @trust repeated-names
  it.each<[string, Array<[string, string | Blob]>, string]>([
    ['an unknown field', [['isAdmin', 'true']], 'isAdmin is not a field of this form'],
    ['an unknown file', [['virus', new Blob(['x'])]], 'virus is not a file of this form'],
    ['a file in place of a field', [['title', new Blob(['x'])]], 'title is not a file of this form'],
    ['a field in place of a file', [['photo', 'x']], 'photo is not a field of this form'],
    [
      'a repeated field',
      [
        ['title', 'a'],
        ['title', 'b'],
      ],
      'title may be sent only once',
    ],
    [
      'a repeated file',
      [
        ['photo', new Blob(['x'])],
        ['photo', new Blob(['x'])],
      ],
      'photo may be sent only once',
    ],
    ['a field that is too long', [['title', 'x'.repeat(2 * KB + 1)]], 'title is too long'],
  ])('rejects %s', async (_, parts, message) => {
    expect(await post(...parts)).toEqual({ status: 400, body: { code: 'VALIDATION_FAILED', message } });
  });

  it('rejects a prototype name', async () => {
    const response = await post(['__proto__', 'x']);
    expect(response.status).toBe(500);
    expect(response.body).toMatchObject({ code: expect.stringContaining('prototype') as string });
  });

  // @trust broken-forms
  it.each([
    ['no boundary', 'multipart/form-data', '--b\r\n'],
    ['an empty boundary', 'multipart/form-data; boundary=', '--b\r\n'],
    ['a boundary of over 256 characters', `multipart/form-data; boundary=${'b'.repeat(300)}`, '--b\r\n'],
    [
      'no end',
      'multipart/form-data; boundary=b',
      '--b\r\ncontent-disposition: form-data; name="title"\r\n\r\nmo',
    ],
    [
      'a file without an end',
      'multipart/form-data; boundary=b',
      '--b\r\ncontent-disposition: form-data; name="song"; filename="a.mp3"\r\n\r\nmo',
    ],
    ['no part', 'multipart/form-data; boundary=b', 'hello'],
  ])('rejects a form with %s as a bad request', async (_, type, body) => {
    const response = await fetch(url, { method: 'POST', headers: { 'content-type': type }, body });
    expect([response.status, await response.json()]).toEqual([
      400,
      { code: 'BAD_REQUEST', message: 'The request could not be understood.' },
    ]);
  });

  it('rejects a body that is not multipart', async () => {
    const response = await fetch(url, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    });
    expect(response.status).toBe(415);
  });

  // @trust bounded-memory
  it('accepts a file of exactly the limit, and rejects one byte more with the message of the file', async () => {
    expect((await post(['song', new Blob([new Uint8Array(300 * KB)])])).body).toEqual({
      fields: {},
      song: 300 * KB,
    });
    expect(await post(['song', new Blob([new Uint8Array(300 * KB + 1)])])).toEqual({
      status: 413,
      body: { code: 'FILE_TOO_LARGE', message: 'Too much song' },
    });
    expect(readings).toEqual(['FILE_TOO_LARGE']);
    expect(await post(['photo', new Blob([new Uint8Array(100 * KB + 1)])])).toEqual({
      status: 413,
      body: { code: 'FILE_TOO_LARGE', message: 'Too much photo' },
    });
  });

  // @trust bounded-memory
  it('answers while the client is still sending, and stops reading', async () => {
    const socket = await startUpload();
    const sending = pipeline(endless(), socket, { end: false });
    sending.catch(() => {});

    const [answer] = (await once(socket, 'data')) as [Buffer];

    expect(answer.toString()).toMatch(/^HTTP\/1\.1 413 /);
    // The server ends the connection, which is what ends the sending.
    await expect(sending).rejects.toThrow();
  });

  it('passes on the error of a reader, and stops reading', async () => {
    song.read = (content) => {
      content.once('data', () => content.pause());
      return Promise.reject(new DomainError('INVALID_FILE_TYPE', { message: 'Not this one' }));
    };

    expect(await post(['song', new Blob([new Uint8Array(290 * KB)])])).toEqual({
      status: 400,
      body: { code: 'INVALID_FILE_TYPE', message: 'Not this one' },
    });
  });

  it('fails the reader when the client disconnects', async () => {
    const gone = new Promise<void>((resolve) => (wake = resolve));
    const socket = await startUpload();
    await new Promise((resolve) => socket.write(Buffer.alloc(30_000), resolve));
    socket.destroy();

    await gone;

    expect(readings).toEqual(['broken']);
  });
});

function* endless(): Generator<Buffer> {
  for (;;) yield Buffer.alloc(64 * KB);
}
