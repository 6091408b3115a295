import { createTestApp, type TestApp } from '../../../../../test/app.js';
import { type Client, client } from '../../../../../test/client.js';
import { createEntry, versionSeen } from '../../../../../test/factories/contest.js';
import { openEntry } from '../../../../../test/factories/entry-links.js';
import { announceResult, endContest } from '../../../../../test/factories/prize.js';
import { createUser } from '../../../../../test/factories/users.js';
import { inTransaction } from '../../../../database/transaction.js';
import type { ErasedBy } from '../../../privacy/erasing/erase-entries.js';
import { Erasures } from '../../../privacy/erasures.service.js';
import type { Contest } from '../../contests/contest.entity.js';
import type { ContestEntry } from '../../entries/contest-entry.entity.js';
import { ResultsService } from '../results.service.js';
import { WithdrawalsService } from '../../entries/page/revisions/withdrawals.service.js';
import { Offers } from './offers.service.js';
import type { AdminPrizeDto } from './prize.dto.js';

let app: TestApp;
let contest: Contest;
let asha: ContestEntry;
let binu: ContestEntry;
let chitra: ContestEntry;
let owner: Client;
let ownerId: string;

beforeAll(async () => {
  app = await createTestApp();
  const user = await createUser(app, { owner: true });
  ownerId = user.id;
  owner = client(app).as(user).at('/api/admin');
});
afterAll(() => app.close());

beforeEach(async () => {
  await app.asSuperuser(
    'truncate prize_offers, contest_results, result_lines, result_files, outgoing_emails, contest_entries, entry_events cascade',
  );
  contest = await endContest(app);
  const enter = (name: string) =>
    createEntry(app, { name, email: `${name.toLowerCase()}@visitor.example`, status: 'approved' });
  [asha, binu, chitra] = [await enter('Asha'), await enter('Binu'), await enter('Chitra')];
  await announceResult(app, contest.id, [asha.id, binu.id, chitra.id]);
});

async function decide({ id }: ContestEntry, action: string, status: string) {
  const payload = { status, version: await versionSeen(app, id) };
  const answer = await owner.post(`/entries/${id}/${action}`, payload);
  expect([answer.status, answer.code]).toEqual([200, undefined]);
}

const disapprove = (entry: ContestEntry) => decide(entry, 'disapprove', 'approved');
const remove = ({ id }: ContestEntry) => owner.delete(`/entries/${id}`);
const undoRemove = ({ id }: ContestEntry) => owner.post(`/entries/${id}/undo-delete`);
const withdraw = ({ id, email }: ContestEntry) => app.get(WithdrawalsService).withdraw(id, email);
const erase = ({ id }: ContestEntry, by: ErasedBy) =>
  inTransaction(app.dataSource, (tx) => app.get(Erasures).eraseEntry(tx, id, by));
const offerTo = async ({ id }: ContestEntry) => {
  const { status, code } = await owner.post(`/contests/${contest.id}/prize-offers`, {
    entryId: id,
  });
  return code ?? status;
};
const decline = async ({ id }: ContestEntry) =>
  (await openEntry(app, id)).post(`/api/my-entry/${id}/offer/refusal`);
const readPrize = async () => (await owner.get<AdminPrizeDto>(`/contests/${contest.id}/prize`)).body;
const finish = () => app.get(ResultsService).finish(contest.id, ownerId);

/** What happens to the first entry before it had an offer, and whom the prize can be offered to then. */
const CASES: Array<[what: string, happens: () => Promise<unknown>, next: 'Asha' | 'Binu' | null]> = [
  ['nothing', async () => {}, 'Asha'],
  ['a withdrawal by the entrant', () => withdraw(asha), 'Binu'],
  ['an erasure that the entrant asked for', () => erase(asha, 'entrant'), 'Binu'],
  ['a return to pending by staff', () => disapprove(asha), null],
  [
    'a rejection by staff',
    async () => {
      await disapprove(asha);
      await decide(asha, 'reject', 'pending');
    },
    null,
  ],
  ['a deletion by staff', () => remove(asha), null],
  [
    'a deletion by staff, and the erasure a day later',
    async () => {
      await remove(asha);
      await erase(asha, 'others');
    },
    null,
  ],
  [
    'a deletion by staff, and an erasure that the entrant asked for',
    async () => {
      await remove(asha);
      await erase(asha, 'entrant');
    },
    'Binu',
  ],
  [
    'a return to pending by staff, and the erasure after the term',
    async () => {
      await disapprove(asha);
      await erase(asha, 'others');
    },
    null,
  ],
  [
    'a withdrawal by the entrant, and a deletion by staff',
    async () => {
      await withdraw(asha);
      await remove(asha);
    },
    'Binu',
  ],
  [
    'a withdrawal by the entrant, a deletion by staff, and the erasure a day later',
    async () => {
      await withdraw(asha);
      await remove(asha);
      await erase(asha, 'others');
    },
    'Binu',
  ],
  [
    'a withdrawal by the entrant, and the erasure after the term',
    async () => {
      await withdraw(asha);
      await erase(asha, 'others');
    },
    'Binu',
  ],
  [
    'a deletion by staff that was undone, and an erasure that the entrant asked for',
    async () => {
      await remove(asha);
      await undoRemove(asha);
      await erase(asha, 'entrant');
    },
    'Binu',
  ],
  [
    'a return to pending by staff that was undone',
    async () => {
      await disapprove(asha);
      await decide(asha, 'approve', 'pending');
    },
    'Asha',
  ],
];

// @trust prize-passes-on
test.each(CASES)('after %s, the prize goes where the rules say', async (_, happens, expected) => {
  await happens();
  const { next, blocked } = await readPrize();
  expect([next?.name ?? null, blocked?.place ?? null]).toEqual([expected, expected === null ? 1 : null]);
  await app.get(Offers).offerFirst();
  const answers = [await offerTo(binu), (await readPrize()).offers.map(({ name }) => name)];
  expect(answers).toEqual(
    { Asha: ['OFFER_OPEN', ['Asha']], Binu: [201, ['Binu']], none: ['NEEDS_CORRECTION', []] }[
      expected ?? 'none'
    ],
  );
});

describe('an entry that staff took out', () => {
  beforeEach(() => disapprove(asha));

  test('keeps the result from being final, which could not be corrected', async () => {
    await expect(finish()).rejects.toMatchObject({ code: 'NEEDS_CORRECTION' });
    await decide(asha, 'approve', 'pending');
    await app.get(Offers).offerFirst();
    await decline(asha);
    await finish();
  });

  test('is passed over after a public correction without it, and the first place of that gets the prize', async () => {
    await app.dataSource.query(
      `insert into contest_results (contest_id, version, reason) values ($1, 2, 'The video is of somebody else.')`,
      [contest.id],
    );
    expect(await offerTo(binu)).toBe('NEEDS_CORRECTION');
    await app.asSuperuser(
      `set session_replication_role = replica; delete from contest_results where version = 2`,
    );
    await announceResult(app, contest.id, [binu.id, chitra.id], 2);
    await app.get(Offers).offerFirst();
    expect((await readPrize()).offers).toMatchObject([{ name: 'Binu', place: 1 }]);
  });

  test('is not passed over by a correction that still has it', async () => {
    await announceResult(app, contest.id, [binu.id, asha.id], 2);
    await app.get(Offers).offerFirst();
    await decline(binu);
    expect(await offerTo(chitra)).toBe('NEEDS_CORRECTION');
    expect(await readPrize()).toMatchObject({ next: null, blocked: { entryId: asha.id, place: 2 } });
  });
});

test('an entry below the place that accepts blocks nothing', async () => {
  await app.get(Offers).offerFirst();
  await disapprove(binu);
  expect(await readPrize()).toMatchObject({ next: null, blocked: null });
  await (await openEntry(app, asha.id)).post(`/api/my-entry/${asha.id}/offer/acceptance`);
  await finish();
});
