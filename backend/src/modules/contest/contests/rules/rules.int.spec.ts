import { createHash } from 'node:crypto';
import { dates } from '@paattu/shared/dates/ml';
import { ALL_COPY_PARTS } from '@paattu/shared/copy-parts';
import { createTestApp, type TestApp } from '../../../../../test/app.js';
import { type Client, client } from '../../../../../test/client.js';
import { holdTransaction, waitingForLock } from '../../../../../test/locks.js';
import { createEntry, currentContest } from '../../../../../test/factories/contest.js';
import { createUser } from '../../../../../test/factories/users.js';
import { OutgoingEmail } from '../../../mailing/outgoing-email.entity.js';
import { AuditRow } from '../../../audit/audit-row.entity.js';
import { Contest } from '../contest.entity.js';
import { RuleVersion } from './rule-version.entity.js';
import { RULES_TEMPLATE } from './rules-template.js';

const NEXT = {
  title: 'Cover Song Contest 2035',
  titleMalayalam: 'കവർ സോങ് മത്സരം 2035',
  songTitle: 'Hill Road',
  songTitleMalayalam: 'മലവഴി',
  prizeAmount: 600_000,
  timeZone: 'Asia/Kolkata',
  announceAt: '2035-06-15T00:00:00+05:30',
  opensAt: '2035-06-17T00:00:00+05:30',
  closesAt: '2035-08-01T00:00:00+05:30',
  votingOpensAt: '2035-08-01T00:00:00+05:30',
  votingClosesAt: '2035-08-16T00:00:00+05:30',
  winnerAt: '2035-08-16T00:00:00+05:30',
};

const SOURCE = {
  source: '## Prize\n\nThe prize is {{prize}}.\n\n## Song\n\nSing {{song}}.',
  sourceMalayalam: '## സമ്മാനം\n\n{{prize}}.\n\n## പാട്ട്\n\n{{song}}.',
};

const CHANGE = { rulesChange: 'The song is sung whole.', rulesChangeMalayalam: 'പാട്ട് മുഴുവൻ പാടണം.' };

let app: TestApp;
let admin: Client;
let firstId: string;

beforeAll(async () => {
  app = await createTestApp();
});

beforeEach(async () => {
  await app.reset();
  admin = client(app)
    .as(await createUser(app, { owner: true }))
    .at('/api/admin');
  firstId = (await currentContest(app)).id;
});

afterAll(() => app.close());

const saveDraft = (id: string, source: object = SOURCE, headers = {}) =>
  admin.with(headers).put(`/rules/${id}`, source);

async function createContest(details: object = {}): Promise<string> {
  return (await admin.post('/contests', { ...NEXT, ...details })).body.id;
}

/** A contest that is announced, with the rules of SOURCE as its first version. */
async function announce(): Promise<{ id: string; slug: string }> {
  const id = await createContest();
  await saveDraft(id);
  const { body } = await admin.post(`/contests/${id}/publish`);
  const announced = new Date(Date.now() - 1_000);
  await app.dataSource.manager.update(Contest, id, { announceAt: announced });
  await app.dataSource.manager.update(RuleVersion, { contestId: id }, { publishedAt: announced });
  return { id, slug: body.slug };
}

test('the contest of 2025 has the thirteen sections that the site showed, in both languages', async () => {
  const english = (await client(app).get('/api/contest/rules')).body;
  expect(english).toMatchObject({
    contest: { slug: 'cover-song-contest-2025' },
    version: { number: 1, change: null },
    differences: [],
    intro: '',
  });
  const ids = english.sections.map(({ id }: { id: string }) => id);
  expect(ids).toEqual([
    'introduction',
    'eligibility',
    'how-to-enter',
    'prizes',
    'submission-requirements',
    'verification',
    'judging',
    'voting-and-winner-notification',
    'intellectual-property',
    'cancellation',
    'liability',
    'governing-law',
    'contact',
  ]);
  expect(english.sections[3]).toEqual({
    id: 'prizes',
    title: 'Prizes',
    html: '<p>There is one prize of ₹5,00,000 (five lakh Indian rupees) for one winner. It is paid by bank transfer, cannot be exchanged or handed on, and any taxes on it are for the winner to pay.</p>\n',
  });
  const malayalam = (await client(app).get('/api/contests/cover-song-contest-2025/rules?language=ml')).body;
  expect(malayalam.sections.map(({ id }: { id: string }) => id)).toEqual(ids);
  expect(malayalam.sections[3].title).toBe('സമ്മാനം');
});

test('the published hash is that of the file that visitors download', async () => {
  const { version } = (await client(app).get('/api/contest/rules')).body;
  const file = await client(app).get('/api/contests/cover-song-contest-2025/rules/1');
  expect(file.headers['content-type']).toBe('text/markdown; charset=utf-8');
  expect(createHash('sha256').update(file.bytes).digest('hex')).toBe(version.sha256);
  expect((await client(app).get('/api/contests/cover-song-contest-2025/rules/2')).status).toBe(404);
  expect((await client(app).get('/api/contests/cover-song-contest-2025/rules?version=2')).status).toBe(404);
});

test('a new contest begins with the rules of the template, whose placeholders the contest fills', async () => {
  const id = await createContest();
  const { body } = await admin.get(`/rules/${id}`);
  expect(body).toMatchObject({ published: null, versions: [] });
  expect(body.placeholders).toContainEqual({
    name: 'prize',
    value: '₹6,00,000',
    valueMalayalam: '₹6,00,000',
  });
  expect(body.placeholders).toContainEqual({ name: 'sponsor', value: null, valueMalayalam: null });
  const preview = await admin.post(`/rules/${id}/preview`, {
    source: body.draft.source,
    sourceMalayalam: body.draft.sourceMalayalam,
  });
  expect(preview.body).toMatchObject({ problems: [], differences: [] });
  expect(preview.body.english.sections).toHaveLength(13);
  expect(preview.body.malayalam.sections).toHaveLength(13);
  expect(preview.body.english.sections[7].html).toContain('from 1 August 2035 to 15 August 2035');
});

test('a contest is published with its rules, and nobody reads them before its announcement', async () => {
  const id = await createContest();
  await saveDraft(id);
  const { body } = await admin.post(`/contests/${id}/publish`);
  const address = `/api/contests/${body.slug}/rules`;
  expect((await client(app).get(address)).status).toBe(404);
  expect((await client(app).get(`${address}/1`)).status).toBe(404);
  await app.dataSource.manager.update(Contest, id, { announceAt: new Date() });
  const rules = (await client(app).get(address)).body;
  expect(rules).toMatchObject({ contest: { title: NEXT.title }, version: { number: 1, change: null } });
  expect(rules.sections).toEqual([
    { id: 'prize', title: 'Prize', html: '<p>The prize is ₹6,00,000.</p>\n' },
    { id: 'song', title: 'Song', html: '<p>Sing Hill Road.</p>\n' },
  ]);
  expect((await client(app).get('/api/contest/rules')).body.contest.slug).toBe(body.slug);
  expect((await admin.get(`/rules/${id}`)).body).toMatchObject({ draft: null, published: SOURCE });
});

test('an unknown placeholder is rejected, one without a value when the rules are published', async () => {
  const id = await createContest();
  const source = '## Prize\n\n{{price}} {{ }}';
  expect(await saveDraft(id, { ...SOURCE, source })).toMatchObject({
    status: 400,
    body: {
      code: 'UNKNOWN_PLACEHOLDER',
      details: [
        { field: 'source', message: '{{price}} is not known' },
        { field: 'source', message: '{{}} is not known' },
      ],
    },
  });
  await saveDraft(id, { ...SOURCE, source: `${SOURCE.source} {{sponsor}}` });
  expect(await admin.post(`/contests/${id}/publish`)).toMatchObject({
    status: 400,
    body: { code: 'EMPTY_PLACEHOLDER', details: [{ field: 'source' }] },
  });
});

test.each([
  ['source', { ...SOURCE, source: ' \n' }],
  ['sourceMalayalam', { ...SOURCE, sourceMalayalam: '\u200b' }],
])('a draft with an empty %s is rejected', async (field, source) => {
  const id = await createContest();
  expect(await saveDraft(id, source)).toMatchObject({
    status: 400,
    body: { code: 'MISSING_INFORMATION', details: [{ field }] },
  });
});

test.each([
  ['no section', { source: 'Sing.', sourceMalayalam: 'പാടൂ.' }],
  ['a section less in Malayalam', { ...SOURCE, sourceMalayalam: '## സമ്മാനം' }],
])('rules with %s are not published', async (_, source) => {
  const id = await createContest();
  await saveDraft(id, source);
  expect(await admin.post(`/contests/${id}/publish`)).toMatchObject({
    status: 400,
    body: { code: 'RULES_DIFFER' },
  });
});

test('rules can have 200 sections', async () => {
  const id = await createContest();
  const source = (sections: number) => '## a\n'.repeat(sections);
  const message = 'The rules can have at most 200 sections';
  expect(await saveDraft(id, { ...SOURCE, source: source(201) })).toMatchObject({
    status: 400,
    body: { code: 'VALIDATION_FAILED', details: [{ field: 'source', message }] },
  });
  expect((await saveDraft(id, { ...SOURCE, source: source(200) })).status).toBe(200);
});

test('rules that are too long with what they name are not published', async () => {
  const id = await createContest({ songTitle: 'x'.repeat(200) });
  await saveDraft(id, { ...SOURCE, source: `${SOURCE.source} ${'{{song}}'.repeat(300)}` });
  const message = 'With what they name, the rules are longer than 60,000 characters';
  expect(await admin.post(`/contests/${id}/publish`)).toMatchObject({
    status: 400,
    body: { code: 'VALIDATION_FAILED', details: [{ field: 'source', message }] },
  });
});

test('a published version never changes, also by SQL', async () => {
  const { manager } = app.dataSource;
  await expect(manager.update(RuleVersion, { contestId: firstId }, { text: 'Other' })).rejects.toThrow(
    'published rules never change',
  );
  await expect(manager.delete(RuleVersion, { contestId: firstId })).rejects.toThrow(
    'published rules never change',
  );
});

test('before the announcement, the first version is replaced without a sentence', async () => {
  const id = await createContest();
  await saveDraft(id);
  const { body } = await admin.post(`/contests/${id}/publish`);
  const announceAt = '2035-06-16T00:00:00+05:30';
  const edit = { ...NEXT, announceAt, prizeAmount: 700_000 };
  expect((await admin.post(`/contests/${id}/preview`, edit)).body.needsRulesChange).toBe(false);
  await createEntry(app, { contestId: id });
  expect((await admin.post(`/rules/${id}/preview`, SOURCE)).body.recipients).toBe(0);
  const edited = await admin.put(`/contests/${id}`, edit);
  expect(edited.status).toBe(200);
  await saveDraft(id, { ...SOURCE, source: `${SOURCE.source} All of it.` });
  expect(await admin.post(`/rules/${id}/publish`, {})).toMatchObject({
    status: 200,
    body: {
      draft: null,
      versions: [{ number: 1, change: null, publishedAt: new Date(announceAt).toISOString() }],
    },
  });
  await app.dataSource.manager.update(Contest, id, { announceAt: new Date() });
  const { sections } = (await client(app).get(`/api/contests/${body.slug}/rules`)).body;
  expect(sections.map(({ html }: { html: string }) => html)).toEqual([
    '<p>The prize is ₹7,00,000.</p>\n',
    '<p>Sing Hill Road. All of it.</p>\n',
  ]);
  expect(await app.dataSource.manager.countBy(OutgoingEmail, { template: 'rules-changed' })).toBe(0);
});

test('of an edit of a scheduled contest, its rules are published again only if they change', async () => {
  const id = await createContest();
  await saveDraft(id);
  await admin.post(`/contests/${id}/publish`);
  const publications = () =>
    app.dataSource.manager.countBy(AuditRow, { action: 'rules.publish', contestId: id });
  await admin.put(`/contests/${id}`, NEXT);
  expect(await publications()).toBe(1);
  await admin.put(`/contests/${id}`, { ...NEXT, announceAt: '2035-06-14T00:00:00+05:30' });
  expect(await publications()).toBe(2);
  await admin.put(`/contests/${id}`, { ...NEXT, announceAt: '2035-06-14T00:00:00+05:30', prizeAmount: 5 });
  expect(await publications()).toBe(3);
});

test('a version that visitors cannot read yet is replaced under its number and with its sentence', async () => {
  const { id } = await announce();
  const { manager } = app.dataSource;
  const [first] = await manager.findBy(RuleVersion, { contestId: id });
  const publishedAt = new Date(Date.now() + 3_600_000);
  // A clock of tests was an hour ahead.
  await manager.insert(RuleVersion, {
    ...first,
    id: undefined,
    number: 2,
    change: 'Sing more.',
    publishedAt,
  });
  await saveDraft(id);
  expect(await admin.post(`/rules/${id}/publish`, CHANGE)).toMatchObject({
    status: 200,
    body: {
      versions: [
        { number: 2, change: 'Sing more.' },
        { number: 1, change: null },
      ],
    },
  });
});

test('a draft of published rules is saved, compared, published and emailed to the entrants', async () => {
  const { id, slug } = await announce();
  await createEntry(app, { contestId: id, email: 'asha@visitor.example', name: 'Asha' });
  await createEntry(app, { contestId: id, email: 'asha@visitor.example', name: 'Asha', language: 'ml' });
  await createEntry(app, { contestId: id, email: 'ravi@visitor.example', name: 'Ravi', status: 'approved' });
  await createEntry(app, { contestId: id, email: 'no@visitor.example', status: 'rejected' });
  await createEntry(app, { contestId: id, email: 'gone@visitor.example', status: 'withdrawn' });
  await createEntry(app, { contestId: firstId, email: 'former@visitor.example' });
  const source = SOURCE.source.replace('Sing {{song}}.', 'Sing all of {{song}}.');
  expect((await saveDraft(id, { ...SOURCE, source })).body).toMatchObject({ draft: { source } });
  const preview = await admin.post(`/rules/${id}/preview`, { ...SOURCE, source });
  const differences = [{ before: 'Sing Hill Road.', after: 'Sing all of Hill Road.' }];
  expect(preview.body).toMatchObject({
    differences,
    differencesMalayalam: [],
    recipients: 2,
    unreachable: 0,
  });
  await app.dataSource.query(
    `insert into email_bounces (report_hash, source, address, kind, ends_emails)
     select sha256('report'), 'mailbox', email, 'permanent', true from contest_entries
     where contest_id = $1 and status = 'approved' limit 1`,
    [id],
  );
  expect((await admin.post(`/rules/${id}/preview`, { ...SOURCE, source })).body).toMatchObject({
    recipients: 1,
    unreachable: 1,
  });
  await app.dataSource.query('delete from email_bounces');
  expect((await client(app).get(`/api/contests/${slug}/rules`)).body.version.number).toBe(1);

  expect(await admin.post(`/rules/${id}/publish`, {})).toMatchObject({
    status: 400,
    body: { code: 'RULES_CHANGE_UNEXPLAINED', details: [{ field: 'rulesChange' }] },
  });
  expect(await admin.post(`/rules/${id}/publish`, CHANGE)).toMatchObject({
    status: 200,
    body: {
      draft: null,
      versions: [{ number: 2, changeMalayalam: CHANGE.rulesChangeMalayalam }, { number: 1 }],
    },
  });
  const rules = (await client(app).get(`/api/contests/${slug}/rules`)).body;
  expect(rules).toMatchObject({ version: { number: 2, change: CHANGE.rulesChange }, differences });
  expect(rules.versions.map(({ number }: { number: number }) => number)).toEqual([2, 1]);
  expect((await client(app).get(`/api/contests/${slug}/rules?version=1`)).body).toMatchObject({
    version: { number: 1 },
    differences: [],
  });
  const emails = await app.dataSource.manager.find(OutgoingEmail, {
    where: { template: 'rules-changed' },
    order: { toAddress: 'asc' },
  });
  const { id: versionId } = await app.dataSource.manager.findOneByOrFail(RuleVersion, {
    contestId: id,
    number: 2,
  });
  expect(emails.map(({ toAddress, language, payload }) => [toAddress, language, payload])).toEqual([
    [
      'asha@visitor.example',
      'ml',
      {
        name: 'Asha',
        contestTitle: NEXT.titleMalayalam,
        contestSlug: slug,
        change: CHANGE.rulesChangeMalayalam,
        rulesVersionId: versionId,
        link: expect.stringMatching(/\/ml\/my-entry#[\w-]{43}$/),
      },
    ],
    [
      'ravi@visitor.example',
      'en',
      {
        name: 'Ravi',
        contestTitle: NEXT.title,
        contestSlug: slug,
        change: CHANGE.rulesChange,
        rulesVersionId: versionId,
        link: expect.stringMatching(/3000\/my-entry#[\w-]{43}$/),
      },
    ],
  ]);
  const texts = await Promise.all(emails.map(async ({ id }) => (await admin.get(`/emails/${id}`)).body.text));
  expect(texts.map((text) => text.includes('Sing all of Hill Road.'))).toEqual([false, true]);
});

test('a publication waits for a change of an entry, which locks the contest after it', async () => {
  const { id } = await announce();
  const entry = await createEntry(app, { contestId: id });
  await saveDraft(id);
  const change = await holdTransaction(app);
  await change.query('select from contest_entries where id = $1 for update', [entry.id]);
  const publication = admin.post(`/rules/${id}/publish`, CHANGE);
  await waitingForLock(app);
  await change.query('select from contests where id = $1 for key share nowait', [id]);
  await change.commit();
  expect((await publication).status).toBe(200);
});

test('an edit of something that the rules name needs a sentence, and publishes them again', async () => {
  const { id, slug } = await announce();
  const edit = async (changes: object, act?: 'preview') => {
    const { body } = await admin.get(`/contests/${id}`);
    const {
      id: _id,
      slug: _slug,
      state: _state,
      version: _version,
      isCurrent: _current,
      isExample: _example,
      canBeDeleted: _deletable,
      ...rest
    } = body;
    const { publishedAt: _p, certifiedAt: _ce, createdAt: _c, updatedAt: _u, ...more } = rest;
    const { samplePhotoUrl: _photo, samplePhotoVersion: _photoVersion, ...details } = more;
    const edited = { ...details, ...changes };
    return act ? admin.post(`/contests/${id}/${act}`, edited) : admin.put(`/contests/${id}`, edited);
  };
  const nothing = {
    needsRulesChange: false,
    differences: [],
    differencesMalayalam: [],
    recipients: 0,
    unreachable: 0,
  };
  await createEntry(app, { contestId: id, email: 'asha@visitor.example' });
  const tutorialUrl = 'https://www.youtube.com/watch?v=abcdefghijk';
  expect(await edit({ tutorialUrl }, 'preview')).toEqual({ status: 200, body: nothing });
  expect((await edit({ tutorialUrl })).status).toBe(200);
  expect(await edit({ prizeAmount: 700_000 }, 'preview')).toEqual({
    status: 200,
    body: {
      needsRulesChange: true,
      differences: [{ before: 'The prize is ₹6,00,000.', after: 'The prize is ₹7,00,000.' }],
      differencesMalayalam: [{ before: '₹6,00,000.', after: '₹7,00,000.' }],
      recipients: 1,
      unreachable: 0,
    },
  });
  for (const change of [{}, { rulesChange: '\u200b' }])
    expect(await edit({ prizeAmount: 700_000, ...change })).toMatchObject({
      status: 400,
      body: { code: 'RULES_CHANGE_UNEXPLAINED', details: [{ field: 'rulesChange' }] },
    });
  const draft = { ...SOURCE, source: '## Later\n\nNot yet.' };
  await saveDraft(id, draft);
  expect(await edit({ prizeAmount: 700_000, rulesChange: 'The prize is larger.' })).toMatchObject({
    status: 200,
    body: { prizeAmount: 700_000 },
  });
  const rules = (await client(app).get(`/api/contests/${slug}/rules?language=ml`)).body;
  expect(rules.version).toMatchObject({ number: 2, change: 'The prize is larger.' });
  expect(rules.differences).toEqual([{ before: '₹6,00,000.', after: '₹7,00,000.' }]);
  expect((await admin.get(`/rules/${id}`)).body).toMatchObject({ draft, published: SOURCE });
  await app.dataSource.manager.update(Contest, id, { certifiedAt: new Date() });
  expect((await edit({ prizeAmount: 800_000 }, 'preview')).body).toEqual(nothing);
});

test('of two drafts of one version, the second is rejected with the text of the first kept', async () => {
  const { id } = await announce();
  const { version } = (await admin.get(`/rules/${id}`)).body;
  const ifMatch = { 'if-match': `"${version}"` };
  expect((await saveDraft(id, SOURCE, ifMatch)).status).toBe(200);
  expect(await saveDraft(id, { ...SOURCE, source: '## Other' }, ifMatch)).toMatchObject({
    status: 412,
    body: { code: 'CHANGED_MEANWHILE' },
  });
  expect((await admin.get(`/rules/${id}`)).body).toMatchObject({ draft: SOURCE });
});

test.each([
  ['published', 'POST', '/publish', CHANGE],
  ['deleted', 'DELETE', '', undefined],
] as const)('a draft that somebody else has changed since is not %s', async (_, method, path, payload) => {
  const { id } = await announce();
  const { version } = (await saveDraft(id)).body;
  const act = (seen: string) => admin.seen(seen).send(method, `/rules/${id}${path}`, payload);
  const changed = (await saveDraft(id, { ...SOURCE, source: `${SOURCE.source} Now.` })).body.version;
  expect(await act(version)).toMatchObject({ status: 412, body: { code: 'CHANGED_MEANWHILE' } });
  expect((await admin.get(`/rules/${id}`)).body).toMatchObject({
    version: changed,
    versions: [{ number: 1 }],
  });
  expect((await act(changed)).body).toMatchObject({ draft: null });
  expect((await act(changed)).status).toBe(412);
});

test('of two simultaneous publications, one has the draft', async () => {
  const { id } = await announce();
  await saveDraft(id);
  const published = await Promise.all([1, 2].map(() => admin.post(`/rules/${id}/publish`, CHANGE)));
  expect(published.map(({ status }) => status).sort()).toEqual([200, 404]);
  expect((await admin.get(`/rules/${id}`)).body.versions).toHaveLength(2);
});

test('the rules of a draft wait for the contest, and stay with it', async () => {
  const id = await createContest();
  expect((await admin.post(`/rules/${id}/publish`, CHANGE)).body.code).toBe('RULES_WAIT');
  expect((await admin.delete(`/rules/${id}`)).body.code).toBe('RULES_REQUIRED');
  const published = await announce();
  await saveDraft(published.id);
  expect((await admin.delete(`/rules/${published.id}`)).body).toMatchObject({ draft: null });
  expect((await admin.delete(`/contests/${id}`)).status).toBe(200);
  expect((await admin.get(`/rules/${id}`)).status).toBe(404);
});

test('the rules of a contest whose result is confirmed stay', async () => {
  expect(await saveDraft(firstId)).toMatchObject({ status: 409, body: { code: 'RULES_FINAL' } });
  const draft = { contestId: firstId, source: '## Prize', sourceMalayalam: '## സമ്മാനം' };
  await app.dataSource.manager.insert(RuleVersion, draft);
  expect((await admin.post(`/rules/${firstId}/publish`, CHANGE)).body.code).toBe('RULES_FINAL');
});

test('what the rules name stays once the result is confirmed, the rest can change', async () => {
  const { id } = await announce();
  const hours = (count: number) => new Date(Date.now() + count * 3_600_000);
  const dates = {
    announceAt: hours(-6),
    opensAt: hours(-5),
    closesAt: hours(-4),
    votingOpensAt: hours(-4),
    votingClosesAt: hours(-3),
    winnerAt: hours(3),
  };
  await app.dataSource.manager.update(Contest, id, { ...dates, certifiedAt: hours(-1) });
  const edit = (changes: object) => admin.put(`/contests/${id}`, { ...NEXT, ...dates, ...changes });
  expect(await edit({ prizeAmount: 5, songTitleMalayalam: 'മഴ', winnerAt: hours(2) })).toMatchObject({
    status: 409,
    body: {
      code: 'RULES_FINAL',
      details: [{ field: 'prizeAmount' }, { field: 'songTitle' }, { field: 'songTitleMalayalam' }],
    },
  });
  expect(await edit({ title: 'Song Contest', winnerAt: hours(2) })).toMatchObject({
    status: 200,
    body: { title: 'Song Contest', prizeAmount: NEXT.prizeAmount },
  });
});

test('published rules stay when a release writes dates in other words, until what they name changes', async () => {
  const id = await createContest();
  const source = '## How to Enter\n\n{{opensAt}}';
  await saveDraft(id, { source, sourceMalayalam: source });
  const before = jest.spyOn(dates, 'long').mockReturnValue('2035/06/17');
  await admin.post(`/contests/${id}/publish`);
  before.mockRestore();
  await app.dataSource.manager.update(
    RuleVersion,
    { contestId: id },
    { publishedAt: new Date(Date.now() - 1_000) },
  );
  const texts = async () => {
    const versions = await app.dataSource.manager.find(RuleVersion, {
      where: { contestId: id },
      order: { number: 'ASC' },
    });
    return versions.map(({ textMalayalam }) => textMalayalam);
  };
  const edit = (changes: object) => admin.put(`/contests/${id}`, { ...NEXT, ...changes });
  expect((await edit({ title: 'Song Contest 2035' })).status).toBe(200);
  expect(await texts()).toEqual(['## How to Enter\n\n2035/06/17']);
  const opensAt = '2035-06-18T00:00:00+05:30';
  expect((await edit({ opensAt })).body.details).toMatchObject([{ field: 'rulesChange' }]);
  expect((await edit({ opensAt, rulesChange: 'A day later.' })).status).toBe(200);
  expect(await texts()).toEqual(['## How to Enter\n\n2035/06/17', '## How to Enter\n\n2035 ജൂൺ 18']);
});

test('song and prize stay once the result is confirmed, also if the rules name them in words', async () => {
  const id = await createContest();
  const source = '## Prize\n\nThe prize is six lakh rupees.';
  await saveDraft(id, { source, sourceMalayalam: source });
  await admin.post(`/contests/${id}/publish`);
  await app.dataSource.manager.update(Contest, id, { certifiedAt: new Date() });
  const changes = { songTitle: 'Another Road', songTitleMalayalam: 'മഴ', prizeAmount: 5 };
  for (const [field, value] of Object.entries(changes))
    expect(await admin.put(`/contests/${id}`, { ...NEXT, [field]: value })).toMatchObject({
      status: 409,
      body: { code: 'RULES_FINAL', details: [{ field }] },
    });
  expect((await admin.put(`/contests/${id}`, NEXT)).status).toBe(200);
});

test('a copy takes the rules with their placeholders, or those of the template', async () => {
  const { id } = await announce();
  const copy = await admin.post(`/contests/${id}/copy`, ALL_COPY_PARTS);
  expect((await admin.get(`/rules/${copy.body.id}`)).body).toMatchObject({ draft: SOURCE, published: null });
  const plain = await admin.post(`/contests/${id}/copy`, { ...ALL_COPY_PARTS, rules: false });
  expect((await admin.get(`/rules/${plain.body.id}`)).body.draft.source).toContain('{{votingOpensAt}}');
});

test('a copy of the rules of 2025, which name their dates as words, begins with the template', async () => {
  expect((await admin.get(`/rules/${firstId}`)).body.isCopiedAsTemplate).toBe(true);
  const copy = await admin.post(`/contests/${firstId}/copy`, ALL_COPY_PARTS);
  expect((await admin.get(`/rules/${copy.body.id}`)).body).toMatchObject({
    draft: { ...RULES_TEMPLATE, updatedAt: expect.any(String) },
    isCopiedAsTemplate: false,
  });
});
