import { ALL_COPY_PARTS } from '@paattu/shared/copy-parts';
import type { Locale } from '@paattu/shared/locales';
import { In } from 'typeorm';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { type Client, client } from '../../../../test/client.js';
import { eventually } from '../../../../test/eventually.js';
import { createEntry } from '../../../../test/factories/contest.js';
import { byName } from '../../../../test/emails-by-name.js';
import { emailsTo, queueEmails, waitForEmail } from '../../../../test/factories/emails.js';
import { createUser } from '../../../../test/factories/users.js';
import { openVoting } from '../../../../test/factories/voting.js';
import { holdTransaction, waitingForLock } from '../../../../test/locks.js';
import { startSmtp, type TestSmtp } from '../../../../test/smtp.js';
import { inTransaction } from '../../../database/transaction.js';
import { EmailTemplates } from '../email-templates.service.js';
import { MailingService } from '../mailing.service.js';
import { OutgoingEmail } from '../outgoing-email.entity.js';
import { EmailText } from './email-text.entity.js';

const asha = 'asha@visitor.example';
const ownerAddress = 'owner@paattu.example';
let app: TestApp;
let smtp: TestSmtp;
let admin: Client;
let emailTexts: Client;
let contest: { id: string; title: string; slug: string };

beforeAll(async () => {
  smtp = await startSmtp();
  app = await createTestApp({ worker: true, env: { SMTP_URL: smtp.url } });
  admin = client(app)
    .as(await createUser(app, { owner: true }))
    .at('/api/admin');
  emailTexts = admin.at('/email-texts');
  [contest] = await app.dataSource.query('select id, title, slug from contests');
});
beforeEach(async () => {
  // The worker may still send the emails of the test before.
  await eventually(
    async () =>
      !(await app.dataSource.manager.existsBy(OutgoingEmail, { status: In(['queued', 'sending']) })),
  );
  await app.asSuperuser('truncate outgoing_emails, email_texts, rate_limits');
  smtp.received.length = 0;
});
afterAll(async () => {
  await app.close();
  await smtp.stop();
});

interface Texts {
  texts: Record<string, string>;
  textsMalayalam: Record<string, string>;
}

/** The id of an email about the contest. */
const ofContest = (template: string) => `${template}_${contest.id}`;

async function textsOf(id: string): Promise<Texts & { version: string }> {
  return (await emailTexts.get(`/${id}`)).body;
}

/** Saves the texts of an email with some replaced. */
async function save(id: string, changes: Partial<Texts>, headers = {}) {
  const { texts, textsMalayalam } = await textsOf(id);
  return emailTexts.with(headers).put(`/${id}`, {
    texts: { ...texts, ...changes.texts },
    textsMalayalam: { ...textsMalayalam, ...changes.textsMalayalam },
  });
}

function entry(contestId = contest.id) {
  const payload = {
    name: 'Asha',
    youtubeUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    contestTitle: 'Songs 2025',
    contestSlug: 'songs-2025',
    link: 'https://songs.example/my-entry#abc',
  };
  return { template: 'entry-approved', to: asha, payload, contestId } as const;
}

describe('the texts of emails', () => {
  it('are listed for the site, and for a contest', async () => {
    await save('contact-receipt', { textsMalayalam: { subject: 'കിട്ടി' } });
    const ofSite = await emailTexts.get();
    expect(ofSite.body.contest).toBeNull();
    expect(ofSite.body.emails).toContainEqual({
      id: 'contact-receipt',
      template: 'contact-receipt',
      label: 'receipt of a contact message',
      isOfContest: false,
      replaced: ['ml'],
    });
    expect(ofSite.body.emails).toHaveLength(14);

    const { body } = await emailTexts.get(`?contestId=${contest.id}`);
    expect(body.contest).toEqual({ id: contest.id, title: contest.title });
    expect(body.emails.map(({ template }: { template: string }) => template)).toEqual(
      app
        .get(EmailTemplates)
        .listOwnTexts()
        .map(({ name }) => name),
    );
    const nobody = '00000000-0000-4000-8000-000000000000';
    expect((await emailTexts.get(`?contestId=${nobody}`)).status).toBe(404);
    expect((await emailTexts.get(`/entry-approved_${nobody}`)).status).toBe(404);
    expect((await emailTexts.get('/entry-approved')).status).toBe(404);
    expect((await emailTexts.get('/test-email')).status).toBe(404);
  });

  it('are those of the release until the owner writes others, and again after a reset', async () => {
    const id = ofContest('entry-approved');
    const before = await textsOf(id);
    expect(before).toMatchObject({
      texts: { subject: 'Your entry is in the contest', greeting: 'Hello {{name}},' },
    });
    expect(before).toMatchObject({ defaults: before.texts, defaultsMalayalam: before.textsMalayalam });

    const saved = await save(id, { texts: { subject: ' Welcome! ', text: 'One.\r\n\r\nTwo.' } });
    expect(saved.status).toBe(200);
    expect(saved.body.texts).toEqual({ ...before.texts, subject: 'Welcome!', text: 'One.\n\nTwo.' });
    expect(
      await app.dataSource.manager.find(EmailText, { select: { language: true, blocks: true } }),
    ).toEqual([{ language: 'en', blocks: { subject: 'Welcome!', text: 'One.\n\nTwo.' } }]);

    const reset = await save(id, { texts: before.texts });
    expect(reset.body).toEqual(before);
    expect(await app.dataSource.manager.count(EmailText)).toBe(0);
  });

  it('are rejected when a name is unknown or missing, with every error', async () => {
    const answer = await save(ofContest('entry-rejected'), {
      texts: { subject: 'For {{name}}' },
      textsMalayalam: { again: 'ലിങ്കില്ല' },
    });
    expect(answer).toMatchObject({
      status: 400,
      body: {
        code: 'EMAIL_TEXT_INVALID',
        details: [
          { field: 'subject', message: '{{name}} is not known here.' },
          { field: 'againMalayalam', message: '{{rules}} is missing.' },
        ],
      },
    });
    const malformed = await emailTexts.put('/contact-receipt', { texts: 'x', textsMalayalam: {} });
    expect(malformed).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } });
  });

  it('of a version that somebody else has changed are not overwritten', async () => {
    const { version } = await textsOf('verify-email');
    const ifMatch = { 'if-match': `"${version}"` };
    expect((await save('verify-email', { texts: { subject: 'First' } }, ifMatch)).status).toBe(200);
    expect(await save('verify-email', { texts: { subject: 'Second' } }, ifMatch)).toMatchObject({
      status: 412,
      body: { code: 'CHANGED_MEANWHILE' },
    });
    expect((await textsOf('verify-email')).texts['subject']).toBe('First');
  });

  it('are not overwritten by a form that began with the usual texts of another release', async () => {
    const { ownTexts } = app.get(EmailTemplates).findOwnText('verify-email')!;
    const usual = ownTexts.texts as Record<Locale, Texts['texts']>;
    const before = usual.en;
    const { version } = await textsOf('verify-email');
    usual.en = { ...before, greeting: 'Hi {{name}},' };
    try {
      const ifMatch = { 'if-match': `"${version}"` };
      expect((await save('verify-email', { texts: before }, ifMatch)).status).toBe(412);
    } finally {
      usual.en = before;
    }
    expect((await textsOf('verify-email')).version).toBe(version);
  });

  it('cannot have half a character, which the database does not store', async () => {
    const half = { subject: 'One \ud83d' };
    expect(await save('verify-email', { texts: half })).toMatchObject({
      status: 400,
      body: { code: 'BAD_REQUEST' },
    });
    const { texts } = await textsOf('verify-email');
    expect(
      await emailTexts.post('/verify-email/test', { language: 'en', texts: { ...texts, ...half } }),
    ).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } });
  });

  it('of two saved at once are those of one, and the other is rejected', async () => {
    const { version } = await textsOf('verify-email');
    const ifMatch = { 'if-match': `"${version}"` };
    const answers = await Promise.all(
      ['One', 'Two', 'Three'].map((subject) => save('verify-email', { texts: { subject } }, ifMatch)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412]);
  });
});

describe('an email', () => {
  it('has the texts that are current when it is sent, in the language of its recipient, and keeps them', async () => {
    await inTransaction(app.dataSource, async (tx) => {
      await app.get(MailingService).queueEmail(tx, byName(entry()));
      // The worker sees the email after this.
      await save(ofContest('entry-approved'), {
        texts: { subject: 'Welcome to {{contest}}' },
        textsMalayalam: { text: 'നന്നായി പാടി, {{name}}!' },
      });
    });
    const row = await waitForEmail(app, asha, 'sent');
    const [email] = await smtp.waitFor(1);
    expect(email!.subject).toBe('Welcome to Songs 2025');
    expect(email!.text).toContain('Your entry to Songs 2025 has been approved.');
    expect(row.texts).toEqual({
      ...(await textsOf(ofContest('entry-approved'))).texts,
      subject: 'Welcome to {{contest}}',
    });

    await save(ofContest('entry-approved'), { texts: { subject: 'Changed later' } });
    const shown = await admin.get(`/emails/${row.id}`);
    expect(shown.body).toMatchObject({ subject: 'Welcome to Songs 2025' });
    const list = await admin.get('/emails');
    expect(list.body[0]).toMatchObject({ subject: 'Welcome to Songs 2025' });

    await app.asSuperuser('truncate outgoing_emails');
    await queueEmails(app, { ...entry(), language: 'ml' });
    await waitForEmail(app, asha, 'sent');
    const [, malayalam] = await smtp.waitFor(2);
    expect(malayalam!.text).toContain('നന്നായി പാടി, Asha!');
    expect(malayalam!.subject).toBe('നിങ്ങളുടെ എൻട്രി മത്സരത്തിലുണ്ട്');
  });

  it('about another contest has the texts of that contest', async () => {
    await save(ofContest('entry-approved'), { texts: { subject: 'Welcome!' } });
    await queueEmails(app, entry('0d3f4a52-6f0b-4d5c-9f3e-1a2b3c4d5e6f'));
    await waitForEmail(app, asha, 'sent');
    const [email] = await smtp.waitFor(1);
    expect(email!.subject).toBe('Your entry is in the contest');
  });

  it('of the site has the texts of the site, and its link is not kept', async () => {
    await save('reset-password', { texts: { action: 'New password' } });
    const link = 'http://localhost:3000/auth?mode=reset-password&token=abc';
    await queueEmails(app, { template: 'reset-password', to: asha, payload: { name: 'Asha', link } });
    const row = await waitForEmail(app, asha, 'sent');
    const [email] = await smtp.waitFor(1);
    expect(email!.text).toContain(`New password ${link}`);
    expect(row.texts).toMatchObject({ action: 'New password' });
    expect(JSON.stringify(row)).not.toContain('token=');
  });

  it('that waits is listed with the texts that it will have', async () => {
    await save('contact-receipt', { texts: { subject: 'Got it' } });
    await app.asSuperuser(
      `insert into outgoing_emails (template, to_address, status) values ('contact-receipt', '${asha}', 'failed')`,
    );
    const list = await admin.get('/emails');
    expect(list.body).toMatchObject([{ subject: 'Got it', status: 'failed' }]);
  });

  it('of an earlier release, which kept no texts, is shown with those of the release', async () => {
    await save('contact-receipt', { texts: { subject: 'Got it' } });
    await app.asSuperuser(
      `insert into outgoing_emails (template, to_address, status) values ('contact-receipt', '${asha}', 'sent')`,
    );
    const list = await admin.get('/emails');
    expect(list.body).toMatchObject([{ subject: 'Message Sent!', status: 'sent' }]);
  });
});

describe('the preview', () => {
  const typed = async (id: string, texts: Record<string, string>) => {
    const current = await textsOf(id);
    return { texts: { ...current.texts, ...texts }, textsMalayalam: current.textsMalayalam };
  };

  it('shows a sample of the contest until an email of its kind was sent, and then the data of the last one', async () => {
    const id = ofContest('entry-approved');
    const texts = await typed(id, { text: 'Well sung in {{contest}}, {{name}}!' });
    const sample = await emailTexts.post(`/${id}/preview`, texts);
    expect(sample).toMatchObject({ status: 200, body: { isSample: true, errors: [] } });
    expect(sample.body.english.html).toContain(`Well sung in ${contest.title}, Asha Menon!`);
    expect(sample.body.malayalam.subject).toBe('നിങ്ങളുടെ എൻട്രി മത്സരത്തിലുണ്ട്');
    expect(sample.body.malayalam.html).toContain('‘കവർ സോങ് മത്സരം 2025’');

    await queueEmails(app, { ...entry(), payload: { ...entry().payload, name: 'Devika' } });
    const real = await emailTexts.post(`/${id}/preview`, texts);
    expect(real.body.isSample).toBe(false);
    expect(real.body.english.html).toContain(`Well sung in ${contest.title}, Devika!`);
    expect(await app.dataSource.manager.count(EmailText)).toBe(0);
  });

  it('shows the last email in its language, or the last one of all', async () => {
    const id = ofContest('entry-approved');
    const named = (name: string) => ({ ...entry().payload, name });
    await queueEmails(app, { ...entry(), payload: named('ആശ'), language: 'ml' });
    const first = await emailTexts.post(`/${id}/preview`, await typed(id, {}));
    expect(first.body.english.html).toContain('Hello ആശ,');
    await queueEmails(app, { ...entry(), payload: named('Biju') });
    await queueEmails(app, { ...entry(), payload: named('Devika') });
    const { body } = await emailTexts.post(`/${id}/preview`, await typed(id, {}));
    expect(body.english.html).toContain('Hello Devika,');
    expect(body.malayalam.html).toContain('നമസ്കാരം ആശ,');
  });

  it('shows invented data in the language of the email', async () => {
    const id = ofContest('rules-changed');
    const { body } = await emailTexts.post(`/${id}/preview`, await typed(id, {}));
    expect(body.english.html).toContain('Entries close on 7 August.');
    expect(body.malayalam.html).toContain('ആശ മേനോൻ');
    expect(body.malayalam.html).toContain('എൻട്രികൾ ഓഗസ്റ്റ് 7 വരെ സ്വീകരിക്കും.');
    expect(body.malayalam.html).not.toMatch(/Asha|August|week/);
  });

  it('shows nothing of another contest or email, of a trial, or of an entry that was deleted', async () => {
    const id = ofContest('entry-approved');
    const texts = await typed(id, {});
    const isSample = async () => (await emailTexts.post(`/${id}/preview`, texts)).body.isSample;
    await queueEmails(
      app,
      entry('0d3f4a52-6f0b-4d5c-9f3e-1a2b3c4d5e6f'),
      { ...entry(), template: 'entry-received' },
      { ...entry(), trial: texts.texts },
      { ...entry(), entryId: '0d3f4a52-6f0b-4d5c-9f3e-1a2b3c4d5e6f' },
    );
    expect(await isSample()).toBe(true);
    await queueEmails(app, { ...entry(), entryId: (await createEntry(app)).id });
    expect(await isSample()).toBe(false);
  });

  it('shows the text of the release where one has an error, and the error', async () => {
    const texts = await typed('contact-receipt', { text: 'Dear {{name}}' });
    const { body } = await emailTexts.post('/contact-receipt/preview', texts);
    expect(body.errors).toEqual([{ field: 'text', message: '{{name}} is not known here.' }]);
    expect(body.english.html).toContain('Thank you for writing.');
  });

  it('has no secret link', async () => {
    const link = 'http://localhost:3000/auth?mode=reset-password&token=abcdefgh';
    await queueEmails(app, { template: 'reset-password', to: asha, payload: { name: 'Asha', link } });
    const { body } = await emailTexts.post('/reset-password/preview', await typed('reset-password', {}));
    expect(body.isSample).toBe(false);
    expect(body.english.html).toContain('href="http://localhost:3000"');
    expect(JSON.stringify(body)).not.toContain('token=abcdefgh');
  });

  it('is sent to the owner with the texts that are typed, twenty times an hour', async () => {
    const { texts } = await typed('contact-receipt', { subject: 'How is this?' });
    for (let n = 0; n < 20; n++) {
      expect((await emailTexts.post('/contact-receipt/test', { language: 'en', texts })).status).toBe(201);
    }
    await smtp.waitFor(20);
    expect([...new Set(smtp.received.map(({ subject }) => subject))]).toEqual(['How is this?']);
    expect([...new Set(smtp.received.flatMap(({ recipients }) => recipients))]).toEqual([ownerAddress]);
    expect(await app.dataSource.manager.count(EmailText)).toBe(0);
    const [first] = await emailsTo(app, ownerAddress);
    expect(first!.texts).toEqual(texts);

    const wrong = await emailTexts.post('/contact-receipt/test', {
      language: 'ml',
      texts: { ...texts, text: '{{name}}' },
    });
    expect(wrong).toMatchObject({
      status: 400,
      body: { details: [{ field: 'textMalayalam', message: '{{name}} is not known here.' }] },
    });
    const tooMany = { status: 429, body: { code: 'TOO_MANY_REQUESTS' } };
    expect(await emailTexts.post('/contact-receipt/test', { language: 'en', texts })).toMatchObject(tooMany);
    const { status } = await admin.post('/emails/test');
    expect(status).toBe(429);
  });

  it('is sent to the owner with invented data, and whatever emails she wants', async () => {
    const id = ofContest('entry-approved');
    await queueEmails(app, { ...entry(), payload: { ...entry().payload, name: 'Devika' } });
    await smtp.waitFor(1);
    await app.dataSource.query('insert into email_opt_outs (email) values ($1)', [ownerAddress]);
    const { textsMalayalam: texts } = await typed(id, {});
    const { status } = await emailTexts.post(`/${id}/test`, { language: 'ml', texts });
    expect(status).toBe(201);
    const row = await waitForEmail(app, ownerAddress, 'sent');
    const email = (await smtp.waitFor(2)).find(({ recipients }) => recipients.includes(ownerAddress))!;
    expect(email.text).toContain('നമസ്കാരം ആശ മേനോൻ,');
    expect(email.text).toContain('‘കവർ സോങ് മത്സരം 2025’');
    expect(JSON.stringify([row, email.raw])).not.toContain('Devika');
    expect(email.header('list-unsubscribe')).toBeUndefined();
    expect(email.raw).not.toContain('opt-out');
    await app.dataSource.query('delete from email_opt_outs');
  });
});

test('a copy of a contest has its texts if the owner wants them', async () => {
  await save(ofContest('entry-approved'), { texts: { subject: 'Welcome!' } });
  const subjectOfCopy = async (emailTexts: boolean) => {
    const response = await admin.post<{ id: string }>(`/contests/${contest.id}/copy`, {
      ...ALL_COPY_PARTS,
      emailTexts,
    });
    const { id } = response.body;
    const { subject } = (await textsOf(`entry-approved_${id}`)).texts;
    await admin.delete(`/contests/${id}`);
    return subject;
  };
  expect(await subjectOfCopy(true)).toBe('Welcome!');
  expect(await subjectOfCopy(false)).toBe('Your entry is in the contest');
  // The texts of a deleted draft go with it.
  expect(await app.dataSource.manager.count(EmailText)).toBe(1);
});

// @trust email-texts-fixed
test.each([
  ['vote-link', 1, 409],
  ['vote-entry-gone', 1, 409],
  ['vote-entry-back', 1, 409],
  ['vote-lost', 1, 409],
  ['jury-invitation', 1, 409],
  ['jury-reminder', 1, 409],
  ['vote-link', -1, 200],
  ['jury-invitation', -1, 200],
  ['entry-approved', 1, 200],
])('the texts of %s, %i hours after the opening of voting: %i', async (template, sinceHours, status) => {
  await openVoting(app, { sinceHours, forHours: 24 });
  const { texts, textsMalayalam, version } = await textsOf(ofContest(template));
  const changed = { ...texts, subject: 'Most people vote for Asha' };
  const answer = await emailTexts
    .seen(version)
    .put(`/${ofContest(template)}`, { texts: changed, textsMalayalam });
  expect(answer.status).toBe(status);
  if (status === 409) expect(answer.body).toMatchObject({ code: 'EMAIL_TEXTS_FIXED' });
  expect((await textsOf(ofContest(template))).texts['subject'] === changed.subject).toBe(status === 200);
});

// @trust email-texts-fixed
test('a round that opens while the texts are saved comes before or after that', async () => {
  await openVoting(app, { sinceHours: -1, forHours: 24 });
  const { version, texts, textsMalayalam } = await textsOf(ofContest('jury-opened'));
  const save = () => emailTexts.seen(version).put(`/${ofContest('jury-opened')}`, { texts, textsMalayalam });
  // As an opening locks the contest.
  const opening = await holdTransaction(app);
  await opening.query('select from contests where id = $1 for share', [contest.id]);
  await opening.query(
    `insert into jury_rounds (contest_id, number, seed, closes_at) values ($1, 1, 7, site_now() + interval '1 hour')`,
    [contest.id],
  );
  const saving = save();
  await waitingForLock(app);
  await opening.commit();
  expect(await saving).toMatchObject({ status: 409, body: { code: 'EMAIL_TEXTS_FIXED' } });
  await app.asSuperuser('set session_replication_role = replica; delete from jury_rounds');
});

// @trust email-texts-fixed
test('a round of the jury fixes the texts before voting, and the certification ends it', async () => {
  await openVoting(app, { sinceHours: -1, forHours: 24 });
  await app.dataSource.query(
    `insert into jury_rounds (contest_id, number, seed, closes_at) values ($1, 1, 7, site_now() + interval '1 hour')`,
    [contest.id],
  );
  const save = async () => {
    const { version, texts, textsMalayalam } = await textsOf(ofContest('jury-opened'));
    return (await emailTexts.seen(version).put(`/${ofContest('jury-opened')}`, { texts, textsMalayalam }))
      .status;
  };
  expect(await save()).toBe(409);
  await app.asSuperuser(
    `set session_replication_role = replica; update contests set certified_at = site_now() where id = '${contest.id}'`,
  );
  expect(await save()).toBe(200);
});
