import { createHash } from 'node:crypto';
import { createTestApp, type TestApp } from '../../../../../test/app.js';
import { client } from '../../../../../test/client.js';
import {
  createCaptcha,
  createEntry,
  currentContest,
  randomVideoId,
  type Submission,
  submissionForm,
  submitEntry,
} from '../../../../../test/factories/contest.js';
import { emailsTo } from '../../../../../test/factories/emails.js';
import { createUser } from '../../../../../test/factories/users.js';
import { Storage } from '../../../../infra/storage/storage.js';
import { EmailRenderer } from '../../../mailing/email-renderer.js';
import { Contest } from '../contest.entity.js';
import { RuleVersion } from '../rules/rule-version.entity.js';
import { ContestEntry } from '../../entries/contest-entry.entity.js';
import { ConsentText } from './consent-text.entity.js';
import { Consent } from './consent.entity.js';
import { ConsentsService } from './consents.service.js';

const SLUG = 'cover-song-contest-2025';
const TICKS = { acceptsRules: 'true', acceptsPublication: 'true' };

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

beforeEach(() => app.reset());

afterAll(() => app.close());

async function setAcceptance(acceptance: 'stated' | 'ticked'): Promise<void> {
  await app.dataSource.manager.update(Contest, { slug: SLUG }, { acceptance });
}

const conditionsIn = async (language: string) =>
  (await client(app).get(`/api/contests/${SLUG}/conditions`, { language })).body;

/** Publishes the rules with another sentence. The demo's contest is decided, so its rules would stay. */
async function publishRules(): Promise<void> {
  await app.dataSource.manager.update(Contest, { slug: SLUG }, { certifiedAt: null });
  const { id } = await currentContest(app);
  const { source, sourceMalayalam } = await app.dataSource.manager.findOneByOrFail(RuleVersion, {
    contestId: id,
  });
  const rules = client(app)
    .as(await createUser(app, { owner: true }))
    .at(`/api/admin/rules/${id}`);
  expect((await rules.put('', { source: `${source}\n\nSing well.`, sourceMalayalam })).status).toBe(200);
  expect((await rules.post('/publish', { rulesChange: 'Sing well.' })).status).toBe(200);
}

const textOf = (consents: { purpose: string; text: string }[], purpose: string) =>
  consents.find((consent) => consent.purpose === purpose)?.text;

const countRows = async () => ({
  entries: await app.dataSource.manager.count(ContestEntry),
  consents: await app.dataSource.manager.count(Consent),
  texts: await app.dataSource.manager.count(ConsentText),
});

const NOTHING = { entries: 0, consents: 0, texts: 0 };

describe('the conditions of a contest', () => {
  test('name who may enter, what becomes public, and the rules, in the language of the reader', async () => {
    expect(await conditionsIn('en')).toEqual({
      acceptance: 'stated',
      rulesVersion: 1,
      wording: 3,
      eligibility: {
        id: 'eligibility',
        title: 'Eligibility',
        html: expect.stringContaining('You are 18 years of age or over.') as string,
      },
      consents: [
        {
          purpose: 'rules',
          text: 'By sending this entry you say that you may enter, and you accept version 1 of the rules.',
        },
        {
          purpose: 'publication',
          text: 'Once we approve your entry, everyone can see your name, your video and your photo. Visitors never see your email address.',
        },
      ],
      declarations: null,
    });
    const malayalam = await conditionsIn('ml');
    expect(malayalam.eligibility.id).toBe('eligibility');
    expect(malayalam.eligibility.html).toMatch(/\p{Script=Malayalam}/u);
  });

  test('are those of the valid version, and leave out who may enter where its rules have no such section', async () => {
    await setAcceptance('ticked');
    await publishRules();
    expect(await conditionsIn('en')).toMatchObject({
      acceptance: 'ticked',
      rulesVersion: 2,
      consents: [{ text: 'I may enter, and I accept version 2 of the rules.' }, { purpose: 'publication' }],
    });
    await app.asSuperuser(`alter table rule_versions disable trigger rule_versions_stay`);
    await app.asSuperuser(`update rule_versions set text = replace(text, '## Eligibility', '## Who')`);
    await app.asSuperuser(`alter table rule_versions enable trigger rule_versions_stay`);
    expect((await conditionsIn('en')).eligibility).toBeNull();
  });

  test('of an unknown contest are a 404', async () => {
    expect((await client(app).get('/api/contests/none/conditions')).status).toBe(404);
  });
});

describe('an entry', () => {
  // @trust consents
  test('of a contest that states its consents stores them, with their texts, and sends the receipt', async () => {
    const email = 'meera@visitor.example';
    const { body } = await submitEntry(app, { rulesVersion: 1, fields: { email, language: 'ml' } });
    const { submittedAt } = await app.dataSource.manager.findOneByOrFail(ContestEntry, { id: body['id']! });
    const { consents } = await conditionsIn('ml');
    const { sha256 } = await app.dataSource.manager.findOneByOrFail(RuleVersion, { number: 1 });
    expect(await app.get(ConsentsService).listFor(body['id'])).toEqual(
      consents.map(({ purpose, text }: { purpose: string; text: string }) => ({
        purpose,
        text,
        textSha256: createHash('sha256').update(text).digest('hex'),
        language: 'ml',
        method: 'stated',
        givenAt: submittedAt,
        rules: { contestSlug: SLUG, version: 1, sha256 },
      })),
    );

    const [receipt] = await emailsTo(app, email);
    const rendered = app.get(EmailRenderer).render(receipt!);
    for (const { text } of consents) expect(rendered.text).toContain(text);
    expect(rendered.text).toContain(`/ml/contests/${SLUG}/rules/1`);
  });

  // @trust consents
  test('of a contest that demands ticks is rejected without one, in the order of the form', async () => {
    await setAcceptance('ticked');
    const captchaId = await createCaptcha(app);
    const rejected = async (fields: Record<string, string>, rulesVersion?: number) => {
      const { status, body } = await submitEntry(app, { rulesVersion, fields: { captchaId, ...fields } });
      return { status, ...body };
    };
    expect(await rejected({ captchaText: 'XXXXXX' }, 1)).toMatchObject({ code: 'CAPTCHA_INCORRECT' });
    expect(await rejected({}, 1)).toMatchObject({
      status: 400,
      code: 'RULES_NOT_ACCEPTED',
      details: [{ field: 'acceptsRules', code: 'RULES_NOT_ACCEPTED' }],
    });
    expect(await rejected({ acceptsRules: 'false' }, 1)).toMatchObject({ code: 'RULES_NOT_ACCEPTED' });
    expect(await rejected({ acceptsRules: 'true' }, 1)).toMatchObject({
      status: 400,
      code: 'PUBLICATION_NOT_ACCEPTED',
      details: [{ field: 'acceptsPublication' }],
    });
    expect(await rejected(TICKS)).toMatchObject({ code: 'RULES_NOT_ACCEPTED' });
    expect(await rejected({ acceptsRules: 'yes' }, 1)).toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(await countRows()).toEqual(NOTHING);

    expect((await submitEntry(app, { rulesVersion: 1, fields: { captchaId, ...TICKS } })).status).toBe(201);
    expect(await app.dataSource.manager.find(Consent, { order: { purpose: 'DESC' } })).toMatchObject([
      { purpose: 'rules', method: 'ticked', language: 'en' },
      { purpose: 'publication', method: 'ticked', language: 'en' },
    ]);
  });

  test('from a form that names no rules stores no consent, because the server does not know what it showed', async () => {
    const { status, body } = await submitEntry(app, {});
    expect(status).toBe(201);
    expect(await app.get(ConsentsService).listFor(body['id'])).toEqual([]);
    expect(await countRows()).toEqual({ ...NOTHING, entries: 1 });
  });

  // @trust consents
  test.each([
    // SHA-256 of the sentence of the first release with consents, which receipts have.
    [
      'before wordings had numbers',
      undefined,
      '53cfb5003fc08c7696a19d4fa49e668d88a9fa26cc14f86df363e5e7a8d11a1b',
    ],
    ['with the first wording', 1, '53cfb5003fc08c7696a19d4fa49e668d88a9fa26cc14f86df363e5e7a8d11a1b'],
    [
      'with the wording of the conditions',
      3,
      'd013baeef8201bf58719042632971cc5b729d184b43396c1180d632799e15445',
    ],
  ])(
    'from a page %s has the receipt of the sentence that the page showed',
    async (_, wording, textSha256) => {
      await setAcceptance('ticked');
      const { body } = await submitEntry(app, {
        rulesVersion: 1,
        wording,
        fields: { ...TICKS, language: 'ml' },
      });
      const receipts = await app.get(ConsentsService).listFor(body['id']);
      const { consents } = await conditionsIn('ml');
      expect(receipts.map((receipt) => receipt.text === textOf(consents, receipt.purpose))).toEqual([
        true,
        wording === 3,
      ]);
      expect(receipts[1]).toMatchObject({ purpose: 'publication', textSha256 });
    },
  );

  test.each(['0', '1.5', '4', 'two', ''])('with the wording "%s" is rejected', async (wording) => {
    const form = client(app).with({ 'rules-version': '1', 'consents-wording': wording });
    const { body } = await form.post('/api/contest/entries', await submissionForm(app));
    expect(body).toMatchObject({
      code: 'VALIDATION_FAILED',
      details: [{ field: 'Consents-Wording' }],
    });
  });

  test.each(['0', '1.5', 'one', ''])('with the rules "%s" is rejected', async (rulesVersion) => {
    const form = client(app).with({ 'rules-version': rulesVersion });
    const { body } = await form.post('/api/contest/entries', await submissionForm(app));
    expect(body).toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  test('with rules that a newer version has replaced is rejected with its number', async () => {
    await publishRules();
    const stale = await submitEntry(app, { rulesVersion: 1 });
    expect(stale).toMatchObject({
      status: 409,
      body: {
        code: 'RULES_CHANGED',
        message: 'Version 2 of the rules is valid now. Please read it and send the entry again.',
      },
    });
    expect((await submitEntry(app, { rulesVersion: 3 })).body['code']).toBe('RULES_CHANGED');
    expect((await submitEntry(app, { rulesVersion: 2 })).status).toBe(201);
  });

  test('with rules that are replaced while its photo is processed leaves no row', async () => {
    const storage = app.api.get(Storage, { strict: false });
    const put = storage.put.bind(storage);
    jest.spyOn(storage, 'put').mockImplementationOnce(async (key, content) => {
      await publishRules();
      return put(key, content);
    });
    expect((await submitEntry(app, { rulesVersion: 1 })).body['code']).toBe('RULES_CHANGED');
    expect(await countRows()).toEqual(NOTHING);
  });

  // @trust consents
  test('is not stored without its consents, nor they without it', async () => {
    await app.asSuperuser(
      `create function fail() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`,
    );
    for (const table of ['consents', 'outgoing_emails']) {
      await app.asSuperuser(
        `create trigger fail before insert on ${table} for each row execute function fail()`,
      );
      expect((await submitEntry(app, { rulesVersion: 1 })).status).toBe(500);
      expect(await countRows()).toEqual(NOTHING);
      await app.asSuperuser(`drop trigger fail on ${table}`);
    }
  });

  test('that is sent again with its key is answered, whatever rules are valid then', async () => {
    await setAcceptance('ticked');
    const same: Submission = {
      rulesVersion: 1,
      idempotencyKey: randomVideoId(),
      fields: {
        ...TICKS,
        captchaId: await createCaptcha(app),
        youtubeUrl: `https://youtu.be/${randomVideoId()}`,
      },
    };
    // Each answer has a link of its own, because the site sends no emails.
    const submit = async () => {
      const { status, body } = await submitEntry(app, same);
      const { link, linkExpiresAt, ...rest } = body;
      return { status, kinds: [typeof link, typeof linkExpiresAt], rest };
    };
    const answers = await Promise.all(Array.from({ length: 4 }, submit));
    expect(answers).toEqual(Array(4).fill({ ...answers[0]!, status: 201, kinds: ['string', 'string'] }));
    await publishRules();
    expect(await submit()).toEqual(answers[0]);
    expect(await countRows()).toEqual({ entries: 1, consents: 2, texts: 2 });
  });

  test('at the same time as others shares their texts', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => submitEntry(app, { rulesVersion: 1 })));
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(201));
    expect(await countRows()).toEqual({ entries: 5, consents: 10, texts: 2 });
  });
});

describe('the database', () => {
  // @trust consents
  test('keeps a consent as it was given, once for each entry and purpose, and deletes it with the entry', async () => {
    const { body } = await submitEntry(app, { rulesVersion: 1 });
    const { manager } = app.dataSource;
    const { entry: _, ...consent } = await manager.findOneByOrFail(Consent, {
      entryId: body['id']!,
      purpose: 'rules',
    });
    await expect(manager.insert(Consent, consent)).rejects.toThrow('consents_pkey');
    await expect(manager.update(Consent, { purpose: 'rules' }, { method: 'ticked' })).rejects.toThrow(
      'a consent never changes',
    );
    const other = { ...consent, entryId: (await createEntry(app)).id };
    for (const [change, constraint] of [
      [{ purpose: 'emails' }, 'consents_purpose'],
      [{ method: 'assumed' }, 'consents_method'],
      [{ language: 'english' }, 'consents_language'],
      [{ textSha256: 'a'.repeat(64) }, 'consents_text_sha256_fkey'],
    ] as const)
      await expect(manager.insert(Consent, { ...other, ...change } as object)).rejects.toThrow(constraint);
    await manager.delete(ContestEntry, body['id']);
    expect(await manager.count(Consent)).toBe(0);
  });

  test('accepts no text under the hash of another', async () => {
    const { manager } = app.dataSource;
    await submitEntry(app, { rulesVersion: 1 });
    await expect(manager.insert(ConsentText, { sha256: 'a'.repeat(64), text: 'I agree.' })).rejects.toThrow(
      'consent_texts_sha256',
    );
    await expect(app.dataSource.query(`update consent_texts set text = text || '.'`)).rejects.toThrow(
      'consent_texts_sha256',
    );
  });
});
