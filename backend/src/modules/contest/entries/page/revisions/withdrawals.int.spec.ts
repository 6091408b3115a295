import { createTestApp, type TestApp } from '../../../../../../test/app.js';
import { client } from '../../../../../../test/client.js';
import { createEntry, randomVideoId, versionSeen } from '../../../../../../test/factories/contest.js';
import { emailsTo } from '../../../../../../test/factories/emails.js';
import { openEntry } from '../../../../../../test/factories/entry-links.js';
import { createUser } from '../../../../../../test/factories/users.js';
import { ContestEntry } from '../../contest-entry.entity.js';
import { EntryEvent } from '../../entry-event.entity.js';
import { ModerationService } from '../../moderation/moderation.service.js';
import { WithdrawalsService } from './withdrawals.service.js';

let app: TestApp;
let service: WithdrawalsService;
let ownerId: string;

beforeAll(async () => {
  app = await createTestApp();
  service = app.get(WithdrawalsService);
  ownerId = (await createUser(app, { owner: true })).id;
});
afterAll(() => app.close());

function create(values: Partial<ContestEntry> = {}): Promise<ContestEntry> {
  return createEntry(app, { email: `${randomVideoId().toLowerCase()}@visitor.example`, ...values });
}

function read({ id }: ContestEntry): Promise<ContestEntry> {
  return app.dataSource.manager.findOneByOrFail(ContestEntry, { id });
}

function eventsOf({ id }: ContestEntry): Promise<EntryEvent[]> {
  return app.dataSource.manager.find(EntryEvent, { where: { entryId: id }, order: { id: 'ASC' } });
}

async function templatesTo({ email }: ContestEntry): Promise<string[]> {
  return (await emailsTo(app, email)).map(({ template }) => template);
}

async function wait({ id }: ContestEntry, interval: string): Promise<void> {
  await app.dataSource.query(
    'update contest_entries set withdrawn_at = withdrawn_at - $2::interval where id = $1',
    [id, interval],
  );
}

/** The results of `works`, which begin at once: `null`, or the code of the error. */
async function race(...works: Array<Promise<unknown>>): Promise<Array<string | null>> {
  const settled = await Promise.allSettled(works);
  return settled.map((result) => (result.status === 'rejected' ? result.reason.code : null));
}

async function isListed({ id }: ContestEntry): Promise<boolean> {
  const rows = (await client(app).get<Array<{ id: string }>>('/api/contest/entries?limit=100')).body;
  return rows.some((row) => row.id === id);
}

describe('a withdrawal', () => {
  test.each(['pending', 'approved'] as const)(
    'of a %s entry is undone to that status, with an event and an email each',
    async (status) => {
      const entry = await create({ status });
      await service.withdraw(entry.id, ` ${entry.email.toUpperCase()} `);
      const withdrawn = await read(entry);
      expect(withdrawn).toEqual({
        ...entry,
        status: 'withdrawn',
        withdrawnAt: expect.any(Date),
        withdrawnFrom: status,
        updatedAt: withdrawn.withdrawnAt,
      });
      await service.undo(entry.id);
      expect(await read(entry)).toEqual({ ...entry, updatedAt: expect.any(Date) });
      const hers = { actorId: null };
      expect(await eventsOf(entry)).toMatchObject([
        { ...hers, action: 'withdraw', fromStatus: status, toStatus: 'withdrawn' },
        { ...hers, action: 'undo-withdraw', fromStatus: 'withdrawn', toStatus: status },
      ]);
      expect(await templatesTo(entry)).toEqual(['entry-withdrawn', 'entry-restored']);
    },
  );

  // @trust withdrawals
  test('takes the entry out of the gallery at once, and its undo brings it back', async () => {
    const entry = await create({ status: 'approved' });
    expect(await isListed(entry)).toBe(true);
    await service.withdraw(entry.id, entry.email);
    expect(await isListed(entry)).toBe(false);
    await service.undo(entry.id);
    expect(await isListed(entry)).toBe(true);
  });

  test.each([
    ['rejected', 'NOT_IN_CONTEST'],
    ['withdrawn', 'NOT_IN_CONTEST'],
  ] as const)('of a %s entry is %s', async (status, code) => {
    const entry = await create({ status });
    await expect(service.withdraw(entry.id, entry.email)).rejects.toMatchObject({ code });
    expect([await read(entry), await eventsOf(entry)]).toEqual([entry, []]);
  });

  // @trust withdrawals
  test('needs the address of the entry', async () => {
    const entry = await create();
    await expect(service.withdraw(entry.id, 'somebody@visitor.example')).rejects.toMatchObject({
      code: 'OTHER_EMAIL',
      details: [{ field: 'email' }],
    });
    expect([await read(entry), await templatesTo(entry)]).toEqual([entry, []]);
  });
});

// @trust withdrawals
test('while another act has the contest, the entrant reads that she may try again, and nothing is lost', async () => {
  const entry = await create({ status: 'approved' });
  const hers = await openEntry(app, entry.id);
  const withdraw = () => hers.post(`/api/my-entry/${entry.id}/withdraw`, { email: entry.email });
  const holder = app.dataSource.createQueryRunner();
  await holder.startTransaction();
  await holder.query('select from contests where id = $1 for update', [entry.contestId]);
  const busy = await withdraw();
  expect([busy.status, busy.headers['retry-after'], busy.code]).toEqual([503, '2', 'UNAVAILABLE']);
  // She has opened the link of an email.
  expect(await read(entry)).toEqual({ ...entry, addressProvedAt: expect.any(Date) });
  await holder.rollbackTransaction();
  await holder.release();
  const again = await withdraw();
  expect([again.status, again.text]).toEqual([204, '']);
  expect((await read(entry)).status).toBe('withdrawn');
});

describe('an undo', () => {
  // @trust withdrawals
  test('is possible for 24 hours', async () => {
    const [early, late] = [await create({ status: 'withdrawn' }), await create({ status: 'withdrawn' })];
    await wait(early, '23 hours 59 minutes');
    await wait(late, '24 hours 1 second');
    await service.undo(early.id);
    expect((await read(early)).status).toBe('pending');
    await expect(service.undo(late.id)).rejects.toMatchObject({ code: 'UNDO_EXPIRED' });
    expect((await read(late)).status).toBe('withdrawn');
  });

  // @trust withdrawals
  test('is a duplicate once the video was entered again, and changes nothing', async () => {
    const entry = await create({ status: 'withdrawn' });
    await createEntry(app, { videoId: entry.videoId });
    await expect(service.undo(entry.id)).rejects.toMatchObject({ code: 'DUPLICATE_VIDEO' });
    expect([await read(entry), await eventsOf(entry), await templatesTo(entry)]).toEqual([entry, [], []]);
  });

  test('is no longer possible once the photo was deleted at its term', async () => {
    const entry = await create({ status: 'withdrawn', withdrawnFrom: 'approved' });
    const columns = { photoKey: null, cardKey: null };
    await app.dataSource.manager.update(ContestEntry, { id: entry.id }, columns);
    await expect(service.undo(entry.id)).rejects.toMatchObject({ code: 'UNDO_EXPIRED' });
    expect((await read(entry)).status).toBe('withdrawn');
  });

  test('of an entry that is not withdrawn is an error', async () => {
    const entry = await create();
    await expect(service.undo(entry.id)).rejects.toMatchObject({ code: 'NOT_WITHDRAWN' });
  });

  test('is open after ten changes, and after ten withdrawals in a day no more can follow', async () => {
    const entry = await create();
    const manager = app.dataSource.manager;
    await manager.insert(
      EntryEvent,
      Array.from({ length: 10 }, () => ({ entryId: entry.id, action: 'edit' as const })),
    );
    for (let round = 0; round < 10; round++) {
      await service.withdraw(entry.id, entry.email);
      await service.undo(entry.id);
    }
    await expect(service.withdraw(entry.id, entry.email)).rejects.toMatchObject({ code: 'TOO_MANY_CHANGES' });
    expect(await templatesTo(entry)).toHaveLength(20);
  });
});

describe('at once', () => {
  test('of a withdrawal and an approval one wins, or the withdrawal follows', async () => {
    for (let round = 0; round < 10; round++) {
      const entry = await create();
      const seen = { status: 'pending', version: await versionSeen(app, entry.id) } as const;
      const approve = () => app.get(ModerationService).moderate(entry.id, 'approve', ownerId, seen);
      const withdraw = () => service.withdraw(entry.id, entry.email);
      const [approved, withdrawn] = await race(approve(), withdraw());
      const { status, withdrawnFrom } = await read(entry);
      expect([withdrawn, status]).toEqual([null, 'withdrawn']);
      expect([approved, withdrawnFrom]).toEqual(
        approved === null ? [null, 'approved'] : ['ENTRY_CHANGED', 'pending'],
      );
      const events = await eventsOf(entry);
      expect(events.map(({ action }) => action)).toEqual(
        approved === null ? ['approve', 'withdraw'] : ['withdraw'],
      );
      expect(await templatesTo(entry)).toHaveLength(events.length);
    }
  });

  test('of two withdrawals, and of two undos, one applies', async () => {
    const entry = await create({ status: 'approved' });
    const twice = (act: () => Promise<void>) => race(act(), act());
    expect((await twice(() => service.withdraw(entry.id, entry.email))).sort()).toEqual([
      'NOT_IN_CONTEST',
      null,
    ]);
    expect((await twice(() => service.undo(entry.id))).sort()).toEqual(['NOT_WITHDRAWN', null]);
    expect((await eventsOf(entry)).map(({ action }) => action)).toEqual(['withdraw', 'undo-withdraw']);
    expect(await templatesTo(entry)).toHaveLength(2);
  });
});

test('a withdrawal whose email cannot be written leaves nothing', async () => {
  const entry = await create({ status: 'approved' });
  await app.asSuperuser(
    `alter table outgoing_emails add constraint no_withdrawal check (template <> 'entry-withdrawn') not valid`,
  );
  try {
    await expect(service.withdraw(entry.id, entry.email)).rejects.toThrow('no_withdrawal');
  } finally {
    await app.asSuperuser('alter table outgoing_emails drop constraint no_withdrawal');
  }
  expect([await read(entry), await eventsOf(entry)]).toEqual([entry, []]);
});
