// @ts-check
import {
  bundleOf,
  bytesOf,
  Chain,
  CONTEST_ID,
  FINAL_ENDS_AT,
  openFinal,
  textOf,
  toFile,
  withSums,
} from './test-bundle.mjs';
import { NEVER_WAIVED, verify, WAIVABLE } from './verify.mjs';

/** @typedef {import('./test-bundle.mjs').AddAct} AddAct */
/** @typedef {Parameters<typeof bundleOf>} Parts */

/** A bundle whose record is sealed again after a change of its acts and days. @param {(day: string) => string[]} daysOf */
function resealed(daysOf) {
  const bundle = bundleOf();
  const chain = new Chain();
  for (const row of textOf(bundle['audit.jsonl'] ?? new Uint8Array())
    .trimEnd()
    .split('\n')) {
    const { act, day } = JSON.parse(row);
    if (day === undefined) chain.seal(act, { act });
    else for (const each of daysOf(day)) chain.day(each);
  }
  return withSums({
    ...bundle,
    'audit.jsonl': bytesOf(toFile(chain.rows)),
    'heads.txt': bytesOf(toFile(chain.heads)),
  });
}

test('the record of a bundle can be sealed again', async () => {
  expect((await verify(resealed((day) => [day]))).fault).toBeNull();
});

const HEAD = `2026-01-31 ${'0a'.repeat(32)}`;

// @trust result-verify
test.each([
  ['a day with the line of an email before it', (/** @type {string} */ day) => [`${HEAD}\n${day}`]],
  ['a day with the line of an email behind it', (/** @type {string} */ day) => [`${day} x\n${HEAD}\n${day}`]],
  ['a day that is none', () => ['soon']],
  ['a day in another form', () => ['2026-2-1']],
])('a record that was rewritten, with %s, fails', async (_, daysOf) => {
  const bundle = resealed(daysOf);
  expect((await verify(bundle)).fault).toMatch(/^audit\.jsonl: line \d+$/);
});

test('a record with a day twice fails', async () => {
  expect((await verify(resealed((day) => [day, day]))).fault).toMatch(/is of a day that is there already$/);
});

const late = (/** @type {AddAct} */ act, /** @type {() => void} */ then) => {
  act('entry.withdraw', 'entry-that-left', { from: 'approved', to: 'withdrawn' });
  act('result.waive', CONTEST_ID, { version: 1, blocker: 'few-marks' });
  then();
};

/** @type {Array<[string, string, Parts[0]]>} */
const EARLY = [
  [
    'the final that it opened has not ended',
    'audit.jsonl: the result was certified before the end of the final',
    { open: (entries, act) => openFinal(entries, act, { closesAt: '2099-01-01T00:00:00.000Z' }) },
  ],
  [
    'the end of the final was moved',
    'audit.jsonl: the result was certified before the end of the final',
    {
      late: (act) => late(act, () => act('round.extend', 'final', { closesAt: '2099-01-01T00:00:00.000Z' })),
    },
  ],
  [
    'votes were closed after it',
    'audit.jsonl: the result was proposed before the votes were closed',
    { close: () => {}, afterProposal: (act) => act('contest.closeVotes', CONTEST_ID) },
  ],
];

// @trust result-certified-once
test.each(EARLY)('a result is certified although %s: fails', async (_, fault, story) => {
  expect((await verify(bundleOf(story))).fault).toBe(fault);
});

test('a result is certified a moment after the end of the final: passes', async () => {
  const closesAt = FINAL_ENDS_AT;
  const open = (/** @type {string[]} */ entries, /** @type {AddAct} */ act) =>
    openFinal(entries, act, { closesAt });
  expect((await verify(bundleOf({ open }))).fault).toBeNull();
});

test('a waiver has one of the names that can be waived', async () => {
  const waived = (/** @type {string} */ blocker) =>
    verify(
      bundleOf(
        {
          late: (act) => {
            act('entry.withdraw', 'entry-that-left', { from: 'approved', to: 'withdrawn' });
            act('result.waive', CONTEST_ID, { version: 1, blocker });
          },
        },
        { contest: { waivers: [{ blocker, reason: 'Ill' }] } },
      ),
    );
  for (const blocker of WAIVABLE) expect((await waived(blocker)).fault).toBeNull();
  for (const blocker of [...NEVER_WAIVED, 'Round-open', 'round-open '])
    expect((await waived(blocker)).fault).toBe(`contest.json: ${blocker} cannot be waived`);
});
