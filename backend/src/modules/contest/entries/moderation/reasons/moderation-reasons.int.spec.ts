import { randomUUID } from 'node:crypto';
import { MAX_REASONS, MAX_REASON_LABEL, MAX_REASON_TEXT } from '@paattu/shared/moderation';
import { createTestApp, type TestApp } from '../../../../../../test/app.js';
import { type Client, client } from '../../../../../../test/client.js';
import { createEntry, currentContest, versionSeen } from '../../../../../../test/factories/contest.js';
import { createModerator, createUser } from '../../../../../../test/factories/users.js';
import { Contest } from '../../../contests/contest.entity.js';
import { EntryEvent } from '../../entry-event.entity.js';
import type { ModerationReasonsDto, OfferedReasonDto, ReasonDto } from './moderation-reasons.dto.js';

const URL_OF_ALL = '/api/admin/moderation-reasons/all';
const URL_OF_OFFERED = '/api/admin/moderation-reasons/offered';

let app: TestApp;
let owner: Client;
let moderator: Client;

async function start(): Promise<void> {
  app = await createTestApp();
  owner = client(app).as(await createUser(app, { owner: true }));
  moderator = client(app).as(await createModerator(app));
}

const readAll = async () => (await owner.get<ModerationReasonsDto>(URL_OF_ALL)).body;

const listOffered = async (contestId?: string) =>
  (await moderator.get<OfferedReasonDto[]>(URL_OF_OFFERED, contestId ? { contestId } : {})).body;

const save = ({ reject, disapprove }: { reject: unknown[]; disapprove: unknown[] }, sender = owner) =>
  sender.put(URL_OF_ALL, { reject, disapprove });

function newReason(values: Partial<ReasonDto> = {}): ReasonDto {
  return {
    id: randomUUID(),
    label: 'Too quiet',
    text: 'We cannot hear you.',
    textMalayalam: null,
    findings: [],
    isArchived: false,
    ...values,
  };
}

async function reject(reasonId: string, contestId?: string): Promise<void> {
  const { id } = await createEntry(app, contestId ? { contestId } : {});
  const response = await moderator.post(`/api/admin/entries/${id}/reject`, {
    status: 'pending',
    version: await versionSeen(app, id),
    reasonId,
  });
  expect(response.status).toBe(200);
}

describe('the list of a new site', () => {
  beforeEach(start);

  afterEach(() => app.close());

  test('the site begins with reasons in both languages, for each decision', async () => {
    const { reject: rejections, disapprove: returns, used } = await readAll();
    expect([rejections.length, returns.length, used]).toEqual([11, 6, []]);
    for (const { text, textMalayalam, isArchived } of [...rejections, ...returns])
      expect([text, textMalayalam, isArchived]).toEqual([
        expect.stringMatching(/^[A-Z][\x20-\x7E]+\.$/),
        expect.stringMatching(/^[\p{Script=Malayalam}\p{P}\u200Da-z ]+\.$/u),
        false,
      ]);
  });

  test('the reasons of a doubtful declaration hold for one of nothing and for none, and ask for no answer', async () => {
    const about = await app.dataSource.query<Array<{ text: string }>>(
      `select text from moderation_reasons where 'declared-synthetic' = any(findings)`,
    );
    expect(about).toHaveLength(2);
    for (const { text } of about) {
      expect(text).toContain('you declared nothing that artificial intelligence made, or did not answer.');
      expect(text).not.toMatch(/please/i);
    }
  });

  test('some reasons are for what a check of the video found, and a list without it leaves that as it is', async () => {
    const offered = await listOffered();
    expect(
      offered
        .filter(({ findings }) => findings.length > 0)
        .map(({ action, label, findings }) => [action, label, ...findings]),
    ).toEqual([
      ['disapprove', 'The video cannot be played', 'missing', 'not-embeddable', 'live'],
      ['disapprove', 'Made with AI, not declared', 'declared-synthetic'],
      ['reject', 'The video cannot be played', 'missing', 'not-embeddable', 'live'],
      ['reject', 'Limited by age or country', 'blocked-in-india', 'age-restricted'],
      ['reject', 'Rules of the contest', 'too-short', 'too-long', 'older-than-contest'],
      ['reject', 'Made with AI, not declared', 'declared-synthetic'],
    ]);
    const { reject, disapprove } = await readAll();
    // As the console of the release before sends it.
    const without = (reasons: ReasonDto[]) => reasons.map(({ findings: _, ...reason }) => reason);
    await save({ reject: without(reject), disapprove: without(disapprove) });
    expect(await listOffered()).toEqual(offered);
    await save({ reject: [newReason({ findings: ['too-short'] }), ...without(reject)], disapprove });
    expect((await readAll()).reject[0]?.findings).toEqual(['too-short']);
  });

  test('the owner adds, changes, moves, archives and deletes reasons', async () => {
    const {
      reject: [first, second, third, ...others],
      disapprove,
    } = await readAll();
    const added = newReason({ label: ' Too quiet ', text: ' We cannot hear you. ', textMalayalam: ' ' });
    const changed = { ...second!, label: 'Title missing', textMalayalam: null };
    const archived = { ...third!, isArchived: true };

    const { status, body } = await save({
      reject: [added, changed, archived, ...others],
      disapprove: disapprove.slice(1),
    });

    expect(status).toBe(200);
    expect(body.reject).toEqual([newReason({ id: added.id }), changed, archived, ...others]);
    expect(body.disapprove).toEqual(disapprove.slice(1));
    const offered = (await listOffered()).filter(({ action }) => action === 'reject');
    expect(offered.map(({ id }) => id)).toEqual([added.id, second!.id, ...others.map(({ id }) => id)]);
    expect(offered.map(({ id }) => id)).not.toContain(first!.id);
    // An archived reason can be offered again.
    await save({ reject: [{ ...archived, isArchived: false }], disapprove: [] });
    expect((await listOffered()).map(({ label }) => label)).toEqual([archived.label]);
  });

  test('a reason that a decision has used is archived when it is removed, and comes last', async () => {
    const {
      reject: [first, second],
    } = await readAll();
    await reject(first!.id);

    const { body } = await save({ reject: [second], disapprove: [] });

    expect(body.reject).toEqual([second, { ...first, isArchived: true }]);
    expect(body.used).toEqual([first!.id]);
    expect((await listOffered()).map(({ id }) => id)).toEqual([second!.id]);
  });

  test('two owners at once do not overwrite each other, and what has changed meanwhile is a 412', async () => {
    const { version, ...lists } = await readAll();
    const answers = await Promise.all(
      ['One', 'Two'].map((label) =>
        save({ ...lists, reject: [newReason({ label }), ...lists.reject] }, owner.seen(version)),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    expect((await readAll()).reject).toHaveLength(lists.reject.length + 1);
    expect((await save(lists, owner.seen(version))).body).toMatchObject({ code: 'CHANGED_MEANWHILE' });
  });

  test('a reason that is removed while decisions use it stays with them', async () => {
    for (let round = 0; round < 5; round++) {
      const reason = newReason();
      await save({ reject: [reason], disapprove: [] });
      const { id } = await createEntry(app);
      const version = await versionSeen(app, id);
      const [decision, removal] = await Promise.all([
        moderator.post(`/api/admin/entries/${id}/reject`, {
          status: 'pending',
          version,
          reasonId: reason.id,
        }),
        save({ reject: [], disapprove: [] }),
      ]);
      expect([200, 400]).toContain(decision.status);
      expect(removal.status).toBe(200);
      const isUsed = await app.dataSource.manager.existsBy(EntryEvent, { reasonId: reason.id });
      expect(isUsed).toBe(decision.status === 200);
      const left = (await readAll()).reject.find((row) => row.id === reason.id);
      expect(left).toEqual(isUsed ? { ...reason, isArchived: true } : undefined);
    }
  });

  test('the uses of a reason are those of the last fifty decisions of its kind in the contest', async () => {
    const {
      reject: [first, second],
    } = await readAll();
    const { id: contestId, ...contest } = await currentContest(app);
    const { manager } = app.dataSource;
    const { id: other } = await manager.save(
      manager.create(Contest, { ...contest, slug: 'other', publishedAt: null, certifiedAt: null }),
    );
    await reject(first!.id, other);
    const entry = await createEntry(app);
    const decision = { entryId: entry.id, action: 'reject', reason: 'Why' } as const;
    await manager.insert(EntryEvent, { ...decision, reasonId: first!.id });
    await manager.insert(
      EntryEvent,
      Array.from({ length: 49 }, () => ({ ...decision, reasonId: second!.id })),
    );

    const usesOf = async (contest?: string) =>
      (await listOffered(contest))
        .filter(({ recentUses }) => recentUses > 0)
        .map(({ id, recentUses }) => [id, recentUses]);
    expect(await usesOf(contestId)).toEqual([
      [first!.id, 1],
      [second!.id, 49],
    ]);
    expect(await usesOf('current')).toEqual(await usesOf(contestId));
    await manager.insert(EntryEvent, { ...decision, reasonId: second!.id });
    expect(await usesOf(contestId)).toEqual([[second!.id, 50]]);
    expect(await usesOf(other)).toEqual([[first!.id, 1]]);
    expect(await usesOf()).toEqual([]);
  });
});

describe('what the server rejects', () => {
  beforeAll(start);

  afterAll(() => app.close());

  test.each([
    ['no label', { label: ' ' }, 'reject.0.label', 'MISSING_INFORMATION'],
    [
      'a label that is too long',
      { label: 'a'.repeat(MAX_REASON_LABEL + 1) },
      'reject.0.label',
      'VALIDATION_FAILED',
    ],
    ['no text', { text: '\u200B' }, 'reject.0.text', 'MISSING_INFORMATION'],
    [
      'a text that is too long',
      { text: 'a'.repeat(MAX_REASON_TEXT + 1) },
      'reject.0.text',
      'VALIDATION_FAILED',
    ],
    ['an unknown finding', { findings: ['unchecked'] }, 'reject.0.findings', 'VALIDATION_FAILED'],
    ['an unknown field', { position: 1 }, 'reject.0.position', 'VALIDATION_FAILED'],
    ['no id', { id: 'first' }, 'reject.0.id', 'VALIDATION_FAILED'],
  ])('a reason with %s is rejected', async (_, values, field, code) => {
    const before = await readAll();
    const { status, body } = await save({ reject: [{ ...newReason(), ...values }], disapprove: [] });
    expect([status, body.code, body.details[0].field]).toEqual([400, code, field]);
    expect(await readAll()).toEqual(before);
  });

  test('too many reasons, two with one id, and one that changes its list are rejected', async () => {
    const before = await readAll();
    const {
      reject: [first],
      disapprove,
    } = before;
    const many = Array.from({ length: MAX_REASONS + 1 }, () => newReason());
    for (const reject of [many, [first, first], [null], null])
      expect((await save({ reject: reject as unknown[], disapprove })).status).toBe(400);
    expect((await save({ reject: [first], disapprove: [first] })).body.details).toEqual([
      {
        field: 'disapprove.0.id',
        code: 'VALIDATION_FAILED',
        message: 'This reason belongs to the other list.',
      },
    ]);
    expect(await readAll()).toEqual(before);
  });
});
