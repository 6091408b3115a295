import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import sharp from 'sharp';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import {
  CAPTCHA_ANSWER,
  createCaptcha,
  createEntry,
  currentContest,
  makePhoto,
  randomVideoId,
  type Submission,
  submissionForm,
  submitEntry,
} from '../../../../test/factories/contest.js';
import { emailsTo } from '../../../../test/factories/emails.js';
import { Storage } from '../../../infra/storage/storage.js';
import { Captcha } from './captcha/captcha.entity.js';
import { attemptOf } from './entry-form.js';
import { ContestEntry } from './contest-entry.entity.js';
import { Contest } from '../contests/contest.entity.js';
import { EntryEvent } from './entry-event.entity.js';
import { EntriesService } from './entries.service.js';

let app: TestApp;

beforeAll(async () => {
  // Nothing listens there, and no worker sends. Without it, each answer to a submission has another link.
  app = await createTestApp({ env: { SMTP_URL: 'smtp://127.0.0.1:9' } });
});

afterAll(() => app.close());

/** The keys of all stored files. */
async function storedFiles(): Promise<string[]> {
  const root = join(app.dataDir, 'files');
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort();
}

function countEntries(): Promise<number> {
  return app.dataSource.manager.count(ContestEntry);
}

async function rejected(submission: Submission): Promise<{ status: number; code: string; message: string }> {
  const before = [await countEntries(), await storedFiles()];
  const { status, body } = await submitEntry(app, submission);
  expect([await countEntries(), await storedFiles()]).toEqual(before);
  return { status, code: body.code, message: body.message };
}

describe('a valid entry', () => {
  // @trust file-names, youtube-links
  test('is stored with its photo, audit row and email', async () => {
    const videoId = randomVideoId();
    const filesBefore = await storedFiles();
    const { status, body } = await submitEntry(app, {
      fields: {
        name: '  അഞ്ജലി നായർ ',
        email: ' Anjali.N@Visitor.example ',
        youtubeUrl: `https://youtu.be/${videoId}?si=x`,
      },
    });
    const entry = await app.dataSource.manager.findOneByOrFail(ContestEntry, { id: body.id });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: entry.id,
      status: 'pending',
      submittedAt: entry.submittedAt.toISOString(),
      correctionToken: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(entry).toEqual({
      id: body.id,
      slug: expect.stringMatching(/^entry-[0-9a-f]{6}$/),
      contestId: (await currentContest(app)).id,
      name: 'അഞ്ജലി നായർ',
      email: 'anjali.n@visitor.example',
      addressProvedAt: null,
      proofTakenBackAt: null,
      language: 'en',
      youtubeUrl: `https://www.youtube.com/watch?v=${videoId}`,
      videoId,
      aiUse: null,
      aiNote: null,
      photoKey: expect.stringMatching(/^contest-submissions\/contest-images\/\d{13}-[\da-f]{16}\.jpg$/),
      cardKey: entry.photoKey?.replace('.jpg', '.webp'),
      status: 'pending',
      withdrawnAt: null,
      withdrawnFrom: null,
      deletedAt: null,
      deletedFrom: null,
      erasedAt: null,
      viewCount: 0,
      viewsRefreshedAt: null,
      viewsError: null,
      idempotencyKey: null,
      isDemo: false,
      submittedAt: entry.submittedAt,
      updatedAt: entry.submittedAt,
    });
    const newFiles = (await storedFiles()).filter((file) => !filesBefore.includes(file));
    expect(newFiles).toEqual([entry.photoKey, entry.cardKey]);
    expect(await app.dataSource.manager.findBy(EntryEvent, { entryId: entry.id })).toMatchObject([
      { action: 'submit', actorId: null, fromStatus: null, toStatus: 'pending' },
    ]);
    expect(await emailsTo(app, entry.email)).toMatchObject([
      {
        template: 'entry-received',
        entryId: entry.id,
        payload: { name: entry.name, youtubeUrl: entry.youtubeUrl, contestTitle: 'Cover Song Contest 2025' },
      },
    ]);
  });

  // @trust picture-metadata
  test('loses the metadata of its photo', async () => {
    const photo = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#a40' } })
      .withExif({
        IFD0: { Copyright: 'someone' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '9/1 58/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const { id } = (await submitEntry(app, { photo })).body;
    const { photoKey } = await app.dataSource.manager.findOneByOrFail(ContestEntry, { id });
    const stored = await sharp(join(app.dataDir, 'files', photoKey!)).metadata();
    expect([stored.format, stored.width, stored.height, stored.exif]).toEqual(['jpeg', 20, 40, undefined]);
  });

  // @trust picture-metadata
  test('loses a page or script that is hidden in its photo', async () => {
    const page = Buffer.from('<html><script>alert(1)</script></html>');
    const plain = await makePhoto();
    const comment = Buffer.concat([Buffer.of(0xff, 0xfe, 0, page.length + 2), page]);
    const polyglot = Buffer.concat([plain.subarray(0, 2), comment, plain.subarray(2), page]);
    const { id } = (await submitEntry(app, { photo: polyglot })).body;
    const entry = await app.dataSource.manager.findOneByOrFail(ContestEntry, { id });
    for (const key of [entry.photoKey!, entry.cardKey!])
      expect((await readFile(join(app.dataDir, 'files', key))).includes('script')).toBe(false);
  });

  // @trust email-recipient-limits
  test('causes at most ten receipts a day for one recipient, and is stored beyond that', async () => {
    const email = 'biju@visitor.example';
    await app.dataSource.query(
      `insert into outgoing_emails (template, to_address)
       select 'entry-received', $1 from generate_series(1, 9)`,
      [email],
    );
    for (const count of [1, 2]) {
      expect((await submitEntry(app, { fields: { email } })).status).toBe(201);
      expect(await app.dataSource.manager.countBy(ContestEntry, { email })).toBe(count);
      expect(await emailsTo(app, email)).toHaveLength(10);
    }
  });

  // @trust pasted-text
  test('is stored without what nobody sees in its fields', async () => {
    const videoId = randomVideoId();
    const fields = {
      name: '\u2068Anjali\n\u202eNair\u0000\u2069',
      email: 'Anjali Nair <\u200Banjali@visitor．example>',
      youtubeUrl: `My cover:\nhttps://youtu.be/${videoId}?si=share`,
      captchaText: ` ${CAPTCHA_ANSWER.slice(0, 3).toLowerCase()} ${CAPTCHA_ANSWER.slice(3)}\u200B`,
    };
    const { id } = (await submitEntry(app, { fields })).body;
    const entry = await app.dataSource.manager.findOneByOrFail(ContestEntry, { id });
    expect([entry.name, entry.email, entry.videoId]).toEqual([
      'Anjali Nair',
      'anjali@visitor.example',
      videoId,
    ]);
  });

  test.each(['png', 'jpeg'] as const)('may have a %s photo', async (format) => {
    expect((await submitEntry(app, { photo: await makePhoto(format) })).status).toBe(201);
  });

  test('may have a name of 200 characters with Malayalam joiners, stored in NFC', async () => {
    for (const name of ['ക'.repeat(200), 'നന്‍മ ന്\u200cറ', 'José'.normalize('NFD')]) {
      const { id } = (await submitEntry(app, { fields: { name } })).body;
      expect((await app.dataSource.manager.findOneByOrFail(ContestEntry, { id })).name).toBe(
        name.normalize('NFC'),
      );
    }
  });
});

describe('the rules, in their order', () => {
  const MISSING_NAME = { status: 400, code: 'MISSING_NAME', message: 'Please enter your full name' };
  const MISSING_EMAIL = { status: 400, code: 'MISSING_EMAIL', message: 'Please enter your email address' };
  const INVALID_EMAIL = { status: 400, code: 'INVALID_EMAIL', message: 'Please enter a valid email address' };
  const INVALID_URL = {
    status: 400,
    code: 'INVALID_YOUTUBE_URL',
    message: 'Please enter a valid YouTube link',
  };
  const MISSING_IMAGE = {
    status: 400,
    code: 'MISSING_IMAGE',
    message: 'Please upload a verification photo as shown in the sample',
  };
  const INVALID_FILE = {
    status: 400,
    code: 'INVALID_FILE_TYPE',
    message: 'Please upload only PNG, JPG, or JPEG images',
  };
  const UNSOLVED = {
    status: 400,
    code: 'CAPTCHA_INCORRECT',
    message: 'Please solve the CAPTCHA to continue',
  };

  test('each error is reported only when the fields before it are valid', async () => {
    const fields: Record<string, string | null> = {
      name: null,
      email: null,
      youtubeUrl: null,
      captchaId: null,
      captchaText: null,
    };
    let photo: Buffer | null = null;
    const next = () => rejected({ fields: { ...fields }, photo });
    // submitEntry would request a captcha for an undefined id; null omits the field.
    expect(await next()).toEqual(MISSING_NAME);
    fields['name'] = 'Anjali';
    expect(await next()).toEqual(MISSING_EMAIL);
    fields['email'] = 'anjali';
    expect(await next()).toEqual(INVALID_EMAIL);
    fields['email'] = 'anjali@visitor.example';
    expect(await next()).toEqual(INVALID_URL);
    fields['youtubeUrl'] = `https://youtu.be/${randomVideoId()}`;
    expect(await next()).toEqual(MISSING_IMAGE);
    photo = Buffer.from('no picture');
    expect(await next()).toEqual(INVALID_FILE);
    photo = await makePhoto();
    expect(await next()).toEqual(UNSOLVED);
    fields['captchaId'] = await createCaptcha(app);
    fields['captchaText'] = CAPTCHA_ANSWER;
    expect((await submitEntry(app, { fields, photo })).status).toBe(201);
  });

  test.each(['', '   ', '\u00a0', '\u200b'])('the name "%s" is missing', async (name) => {
    expect(await rejected({ fields: { name } })).toEqual(MISSING_NAME);
  });

  test('a name of more than 200 characters is rejected', async () => {
    const name = 'x'.repeat(201);
    expect(await rejected({ fields: { name } })).toMatchObject({ status: 400, code: 'INVALID_NAME' });
  });

  test.each(['', ' '])('the email address "%s" is missing', async (email) => {
    expect(await rejected({ fields: { email } })).toEqual(MISSING_EMAIL);
  });

  test.each([
    'anjali@',
    'a@b',
    'a@visitor.example, b@visitor.example',
    'a@visitor.example\nBcc: b@visitor.example',
    'അ@visitor.example',
    'a@വിസിറ്റർ.example/b',
    `${'a'.repeat(60)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(63)}.example`,
  ])('the email address %j is rejected', async (email) => {
    expect(await rejected({ fields: { email } })).toEqual(INVALID_EMAIL);
  });

  // @trust youtube-links
  test.each([
    'https://www.youtube.com/watch?v=short',
    'https://youtube.com@evil.example/watch?v=dQw4w9WgXcQ',
    'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'javascript:alert(1)//youtu.be/dQw4w9WgXcQ',
    'http://[::1]/watch?v=dQw4w9WgXcQ',
    'https://vimeo.com/1',
  ])('the link %s is rejected', async (youtubeUrl) => {
    expect(await rejected({ fields: { youtubeUrl } })).toEqual(INVALID_URL);
  });

  test('an empty file counts as missing', async () => {
    expect(await rejected({ photo: Buffer.alloc(0) })).toEqual(MISSING_IMAGE);
  });

  // @trust file-type
  test('a file of another type is rejected by its content', async () => {
    const whole = await makePhoto();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    const gif = await sharp(whole).gif().toBuffer();
    for (const photo of [svg, gif, Buffer.concat([whole.subarray(0, 30), svg])]) {
      expect(await rejected({ photo })).toEqual(INVALID_FILE);
    }
  });

  test('a photo of 5 MB is accepted, one byte more is not', async () => {
    const photo = await makePhoto();
    const limit = 5 * 1024 * 1024;
    const padded = (size: number) => Buffer.concat([photo, Buffer.alloc(size - photo.length)]);
    expect((await submitEntry(app, { photo: padded(limit) })).status).toBe(201);
    expect(await rejected({ photo: padded(limit + 1) })).toEqual({
      status: 413,
      code: 'FILE_TOO_LARGE',
      message: 'Please upload an image smaller than 5MB',
    });
  });

  // @trust unknown-fields, repeated-names
  test.each(['status', 'viewCount', 'userId', 'isAdmin', '__proto__'])(
    'a field %s is rejected',
    async (field) => {
      expect(await rejected({ fields: { [field]: 'approved' } })).toMatchObject({ status: 400 });
    },
  );
});

describe('the captcha', () => {
  // @trust photo-memory
  test('is checked before the photo is decoded, and stays usable when the photo cannot be', async () => {
    const whole = await makePhoto();
    const damaged = whole.subarray(0, whole.length - 200);
    const captchaId = await createCaptcha(app);
    const wrong = { captchaId, captchaText: 'XXXXXX' };
    expect(await rejected({ fields: wrong, photo: damaged })).toMatchObject({ code: 'CAPTCHA_INCORRECT' });
    expect(await rejected({ fields: { captchaId }, photo: damaged })).toMatchObject({
      status: 400,
      code: 'INVALID_FILE_TYPE',
    });
    expect((await submitEntry(app, { fields: { captchaId } })).status).toBe(201);
  });

  // @trust captcha
  test('is used up only by a stored entry', async () => {
    const captchaId = await createCaptcha(app);
    expect(await rejected({ fields: { captchaId, name: '' } })).toMatchObject({ code: 'MISSING_NAME' });
    expect(await rejected({ fields: { captchaId }, photo: null })).toMatchObject({ code: 'MISSING_IMAGE' });
    const { videoId } = await createEntry(app);
    const taken = { captchaId, youtubeUrl: `https://youtu.be/${videoId}` };
    expect(await rejected({ fields: taken })).toMatchObject({ status: 409, code: 'DUPLICATE_VIDEO' });
    expect((await submitEntry(app, { fields: { captchaId } })).status).toBe(201);
    expect(await rejected({ fields: { captchaId } })).toMatchObject({ code: 'CAPTCHA_INCORRECT' });
  });

  // @trust captcha-decodes
  test('has three photos decoded at most', async () => {
    const whole = await makePhoto();
    const damaged = whole.subarray(0, whole.length - 200);
    const captchaId = await createCaptcha(app);
    for (let time = 0; time < 3; time++)
      expect(await rejected({ fields: { captchaId }, photo: damaged })).toMatchObject({
        code: 'INVALID_FILE_TYPE',
      });
    expect(await rejected({ fields: { captchaId } })).toMatchObject({ code: 'CAPTCHA_INCORRECT' });
  });

  // @trust captcha-decodes
  test.each(['a used key', 'a video that is entered'])('has no photo decoded for %s', async (kind) => {
    const idempotencyKey = randomVideoId();
    const { youtubeUrl } = await createEntry(app, { idempotencyKey });
    const captchaId = await createCaptcha(app);
    const again: Submission =
      kind === 'a used key'
        ? { fields: { captchaId }, idempotencyKey }
        : { fields: { captchaId, youtubeUrl } };
    const responses = await Promise.all(Array.from({ length: 24 }, () => submitEntry(app, again)));

    // All 409, or 400 while another one of them has the captcha. None finds the queue of photos full.
    const statuses = new Set(responses.map(({ status }) => status));
    expect([...statuses].filter((status) => status !== 400)).toEqual([409]);
    expect(await app.dataSource.manager.findOneByOrFail(Captcha, { id: captchaId })).toMatchObject({
      decodes: 0,
      usedAt: null,
    });
    expect((await submitEntry(app, { fields: { captchaId } })).status).toBe(201);
  });

  // As a killed process leaves it, or another one that has the first try.
  test('that is on its way with the same entry can be claimed again', async () => {
    const captchaId = await createCaptcha(app);
    const [name, email, videoId] = ['Anjali Nair', 'anjali@visitor.example', randomVideoId()];
    const idempotencyKey = randomVideoId();
    const usedBy = attemptOf({ idempotencyKey, entry: { name, email, videoId } });
    await app.dataSource.manager.update(Captcha, captchaId, { usedAt: new Date(), usedBy, decodes: 1 });

    const fields = { captchaId, name, email, youtubeUrl: `https://youtu.be/${videoId}` };
    expect(await rejected({ fields: { captchaId } })).toMatchObject({ code: 'CAPTCHA_INCORRECT' });
    const [first, again] = [
      await submitEntry(app, { fields, idempotencyKey }),
      await submitEntry(app, { fields, idempotencyKey }),
    ];
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual(first.body);
    expect(await app.dataSource.manager.findOneByOrFail(Captcha, { id: captchaId })).toMatchObject({
      usedAt: expect.any(Date),
      usedBy: null,
    });
  });

  test('a wrong answer counts as a try', async () => {
    const captchaId = await createCaptcha(app);
    const wrong = await rejected({ fields: { captchaId, captchaText: 'XXXXXX' } });
    expect(wrong).toMatchObject({ status: 400, code: 'CAPTCHA_INCORRECT' });
    expect(await app.dataSource.manager.findOneByOrFail(Captcha, { id: captchaId })).toMatchObject({
      attempts: 1,
      usedAt: null,
    });
  });

  test.each(['', '1', '00000000-0000-4000-8000-000000000000'])(
    'the id "%s" cannot be solved',
    async (captchaId) => {
      expect(await rejected({ fields: { captchaId } })).toMatchObject({
        status: 400,
        code: 'CAPTCHA_INCORRECT',
      });
    },
  );

  test('is used by one of several concurrent entries', async () => {
    const captchaId = await createCaptcha(app);
    const filesBefore = (await storedFiles()).length;
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => submitEntry(app, { fields: { captchaId } })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400, 400]);
    expect(await app.dataSource.manager.findOneByOrFail(Captcha, { id: captchaId })).toMatchObject({
      decodes: 1,
    });
    expect(await storedFiles()).toHaveLength(filesBefore + 2);
  });
});

// @trust upload-aborted
test('an upload that ends in the middle of the photo leaves no row and no file, and its captcha unused', async () => {
  const before = [await countEntries(), await storedFiles()];
  const captchaId = await createCaptcha(app);
  const fields = { captchaId, youtubeUrl: `https://youtu.be/${randomVideoId()}` };
  const form = new Response(await submissionForm(app, { fields }));
  const body = Buffer.from(await form.arrayBuffer());
  const arrived = once(app.api.getHttpServer(), 'connection') as Promise<[Socket]>;
  const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
  socket.write(
    [
      'POST /api/contest/entries HTTP/1.1',
      'host: localhost',
      `content-type: ${form.headers.get('content-type')}`,
      `content-length: ${body.length}`,
      '\r\n',
    ].join('\r\n'),
  );
  // Everything except the end of the photo.
  const sent = body.length - 1_000;
  socket.write(body.subarray(0, sent));
  const [served] = await arrived;
  while (served.bytesRead < sent) await setTimeout(5);
  // Not `once`, which rejects on the error of the aborted request.
  const over = new Promise((resolve) => served.once('close', resolve));
  socket.destroy();
  await over;

  expect([await countEntries(), await storedFiles()]).toEqual(before);
  // A retry finds neither the video nor the captcha used.
  expect((await submitEntry(app, { fields })).status).toBe(201);
});

describe('duplicates', () => {
  const DUPLICATE = {
    status: 409,
    code: 'DUPLICATE_VIDEO',
    message: 'This video has already been entered in the contest.',
  };

  test.each(['pending', 'approved'] as const)(
    'the video of a %s entry cannot be entered again',
    async (status) => {
      const { videoId } = await createEntry(app, { status });
      const youtubeUrl = `https://m.youtube.com/shorts/${videoId}`;
      expect(await rejected({ fields: { youtubeUrl } })).toEqual(DUPLICATE);
    },
  );

  test.each(['rejected', 'withdrawn'] as const)(
    'the video of a %s entry can be entered again',
    async (status) => {
      const { youtubeUrl } = await createEntry(app, { status });
      expect((await submitEntry(app, { fields: { youtubeUrl } })).status).toBe(201);
    },
  );

  test('concurrent entries of one video make one entry', async () => {
    const youtubeUrl = `https://youtu.be/${randomVideoId()}`;
    const filesBefore = (await storedFiles()).length;
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => submitEntry(app, { fields: { youtubeUrl } })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
    expect(await storedFiles()).toHaveLength(filesBefore + 2);
  });

  // @trust double-submit
  test('a double click makes one entry, one photo and one email, and gets the same response twice', async () => {
    const captchaId = await createCaptcha(app);
    const email = `${randomVideoId().toLowerCase()}@visitor.example`;
    const same: Submission = {
      fields: { captchaId, email, youtubeUrl: `https://youtu.be/${randomVideoId()}` },
      idempotencyKey: randomVideoId(),
    };
    const before = [await countEntries(), (await storedFiles()).length] as const;
    const responses = await Promise.all(Array.from({ length: 5 }, () => submitEntry(app, same)));
    const bodies = responses.map(({ body }) => body);
    expect(responses.map(({ status }) => status)).toEqual(Array(5).fill(201));
    expect(bodies).toEqual(Array(5).fill(bodies[0]));
    expect([await countEntries(), (await storedFiles()).length]).toEqual([before[0] + 1, before[1] + 2]);
    expect(await emailsTo(app, email)).toHaveLength(1);

    const { id } = bodies[0] as { id: string };
    await app.dataSource.manager.update(ContestEntry, id, { status: 'approved' });
    const late = await submitEntry(app, same);
    expect([late.status, late.body]).toEqual([201, bodies[0]]);
    expect([await countEntries(), (await storedFiles()).length]).toEqual([before[0] + 1, before[1] + 2]);
  });

  test('a failed try leaves its key usable', async () => {
    const idempotencyKey = randomVideoId();
    await rejected({ fields: { captchaText: 'XXXXXX' }, idempotencyKey });
    expect((await submitEntry(app, { idempotencyKey })).status).toBe(201);
  });

  test('a key of another video is rejected', async () => {
    const idempotencyKey = randomVideoId();
    expect((await submitEntry(app, { idempotencyKey })).status).toBe(201);
    expect(await rejected({ idempotencyKey })).toMatchObject({ status: 409, code: 'IDEMPOTENCY_KEY_REUSED' });
  });

  test('a key of the same video with another email address is rejected, so that no input is lost silently', async () => {
    const idempotencyKey = randomVideoId();
    const fields = { youtubeUrl: `https://youtu.be/${randomVideoId()}` };
    expect((await submitEntry(app, { idempotencyKey, fields })).status).toBe(201);
    const changed = { ...fields, email: 'changed@visitor.example' };
    expect((await rejected({ idempotencyKey, fields: changed })).status).toBe(409);
  });

  test('a malformed key is rejected', async () => {
    expect(await rejected({ idempotencyKey: 'x'.repeat(201) })).toMatchObject({
      status: 400,
      code: 'VALIDATION_FAILED',
    });
  });
});

describe('the gate', () => {
  async function setGate(values: Partial<Contest>): Promise<void> {
    await app.dataSource.manager.update(Contest, (await currentContest(app)).id, values);
  }

  const HOUR = 3_600_000;
  function phase(opensIn: number, closesIn: number): Partial<Contest> {
    const at = (hours: number) => new Date(Date.now() + hours * HOUR);
    return {
      entryGate: 'submission_phase',
      announceAt: at(opensIn - 1),
      opensAt: at(opensIn),
      closesAt: at(closesIn),
      votingOpensAt: at(closesIn),
      votingClosesAt: at(closesIn + 1),
      winnerAt: at(closesIn + 1),
    };
  }

  afterAll(() => setGate({ entryGate: 'always' }));

  test.each([
    ['not open yet', 1, 2],
    ['closed', -2, -1],
  ])('of a contest that is %s is closed', async (_, opensIn, closesIn) => {
    await setGate(phase(opensIn, closesIn));
    expect(await rejected({})).toEqual({
      status: 409,
      code: 'CONTEST_CLOSED',
      message: 'Entries are not being accepted at the moment.',
    });
  });

  test('that closes while the photo is processed is closed', async () => {
    await setGate(phase(-1, 1));
    const storage = app.api.get(Storage, { strict: false });
    const put = storage.put.bind(storage);
    jest.spyOn(storage, 'put').mockImplementationOnce(async (key, content) => {
      await setGate(phase(-2, -1));
      return put(key, content);
    });
    expect(await rejected({})).toMatchObject({ status: 409, code: 'CONTEST_CLOSED' });
  });

  test('accepts an entry while it is open, and answers its retry after it has closed', async () => {
    await setGate(phase(-1, 1));
    const captchaId = await createCaptcha(app);
    const same: Submission = {
      fields: { captchaId, youtubeUrl: `https://youtu.be/${randomVideoId()}` },
      idempotencyKey: randomVideoId(),
    };
    const first = await submitEntry(app, same);
    expect(first.status).toBe(201);
    await setGate(phase(-2, -1));
    const retry = await submitEntry(app, same);
    expect([retry.status, retry.body]).toEqual([201, first.body]);
  });
});

test('an entry is only stored in the contest that its form showed, and its retry is answered', async () => {
  const { id, ...contest } = await currentContest(app);
  const dates = {
    announceAt: new Date('2024-06-15T00:00:00Z'),
    opensAt: new Date('2024-06-16T00:00:00Z'),
    closesAt: new Date('2024-06-17T00:00:00Z'),
    votingOpensAt: new Date('2024-06-17T00:00:00Z'),
    votingClosesAt: new Date('2024-06-18T00:00:00Z'),
    winnerAt: new Date('2024-06-18T00:00:00Z'),
  };
  const { identifiers } = await app.dataSource.manager.insert(Contest, {
    ...contest,
    slug: 'former',
    ...dates,
  });
  expect(await rejected({ contestId: identifiers[0]!['id'] as string })).toMatchObject({
    status: 409,
    code: 'CONTEST_CHANGED',
  });
  const same: Submission = {
    contestId: id.toUpperCase(),
    fields: { captchaId: await createCaptcha(app), youtubeUrl: `https://youtu.be/${randomVideoId()}` },
    idempotencyKey: randomVideoId(),
  };
  const first = await submitEntry(app, same);
  expect(first.status).toBe(201);
  const retry = await submitEntry(app, { ...same, contestId: identifiers[0]!['id'] as string });
  expect([retry.status, retry.body]).toEqual([201, first.body]);
});

test('an imported entry keeps its status and sends no email', async () => {
  const email = `${randomVideoId().toLowerCase()}@visitor.example`;
  const submittedAt = new Date('2025-06-20T10:00:00Z');
  const entry = await app.get(EntriesService).importEntry({
    name: 'Ravi',
    email,
    youtubeUrl: `https://youtu.be/${randomVideoId()}`,
    status: 'approved',
    viewCount: 12_345,
    viewsRefreshedAt: submittedAt,
    submittedAt,
    photo: await makePhoto('png'),
  });
  expect(await app.dataSource.manager.findOneByOrFail(ContestEntry, { id: entry.id })).toMatchObject({
    status: 'approved',
    viewCount: 12_345,
    viewsRefreshedAt: submittedAt,
    submittedAt,
  });
  expect(await storedFiles()).toEqual(expect.arrayContaining([entry.photoKey, entry.cardKey]));
  expect(await emailsTo(app, email)).toEqual([]);
});
