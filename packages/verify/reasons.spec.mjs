// @ts-check
import { bundleOf, CONTEST_ID, openFinal } from './test-bundle.mjs';
import { verify } from './verify.mjs';

/** @typedef {import('./test-bundle.mjs').AddAct} AddAct */
/** @typedef {NonNullable<Parameters<typeof bundleOf>[0]>} Story */

const BEFORE = '2026-02-01T09:59:59.999999Z';
const FROM = '2026-02-01T10:00:00.000000Z';
const GONE = 'entry-that-left';
const WHY = { entryId: GONE, reason: 'The video shows another singer', reasonMalayalam: null };

const remove = (/** @type {AddAct} */ act, at = FROM) => act('entry.delete', GONE, { from: 'approved' }, at);
const disapprove = (/** @type {AddAct} */ act, more = {}, at = FROM) =>
  act('entry.disapprove', GONE, { from: 'approved', to: 'pending', ...more }, at);
const reject = (/** @type {AddAct} */ act, more = {}) =>
  act('entry.reject', GONE, { from: 'pending', to: 'rejected', ...more });
const REASONED = { reason: 'The video shows another singer', reasonMalayalam: null };

/** @param {(act: AddAct) => void} decide After the votes, before the final. @param {Story} [story] @param {object} [contest] */
async function faultOf(decide, story = {}, contest = { reasonsFrom: FROM }) {
  const told = {
    decisions: (/** @type {AddAct} */ act) => {
      act('votes.score', CONTEST_ID, { quarantined: 2, released: 1, rulesVersion: 1 });
      decide(act);
    },
    late: (/** @type {AddAct} */ act) =>
      act('result.waive', CONTEST_ID, { version: 1, blocker: 'few-marks' }),
    left: [],
    ...story,
  };
  return (await verify(bundleOf(told, { contest }))).fault;
}

const opening =
  (/** @type {unknown} */ left) => (/** @type {string[]} */ entries, /** @type {AddAct} */ act) =>
    openFinal(entries, act, { left });
const waived = (/** @type {(act: AddAct) => void} */ more) => (/** @type {AddAct} */ act) => {
  act('result.waive', CONTEST_ID, { version: 1, blocker: 'few-marks' });
  more(act);
};

/** @type {Array<[string, (act: AddAct) => void, Story?, object?]>} */
const GENUINE = [
  ['the decision has the reason', (act) => disapprove(act, REASONED)],
  ['the decision after it has the reason', (act) => [disapprove(act), reject(act, REASONED)]],
  ['the opening of the final has it', remove, { open: opening([WHY]) }],
  ['the proposal has it', remove, { left: [WHY] }],
  [
    'it left after the final opened, and the proposal has it',
    () => {},
    { late: waived(remove), left: [WHY] },
  ],
  [
    'an earlier proposal, which was dropped, has it',
    () => {},
    {
      late: waived((act) => {
        remove(act);
        act('result.propose', 'dropped', { version: 1, files: {}, left: [WHY] });
        act('result.drop', 'dropped', { version: 1 });
      }),
    },
  ],
  ['it left before a reason was needed', (act) => disapprove(act, {}, BEFORE)],
  ['its entrant withdrew it', (act) => act('entry.withdraw', GONE, { from: 'approved', to: 'withdrawn' })],
  ['its entrant had it erased', (act) => act('entry.erase', GONE, { from: 'approved' })],
  [
    'it was back, and then withdrawn',
    (act) => {
      disapprove(act);
      act('entry.approve', GONE, { from: 'pending', to: 'approved' });
      act('entry.withdraw', GONE, { from: 'approved', to: 'withdrawn' });
    },
  ],
  [
    'it was not approved',
    (act) => [disapprove(act, REASONED), act('entry.delete', GONE, { from: 'pending' })],
  ],
  ['an earlier release wrote no reasons', remove, { left: undefined }, {}],
];

// @trust taken-out-with-reason
test.each(GENUINE)('an entry left: %s: passes', async (_, ...parts) => {
  expect(await faultOf(...parts)).toBeNull();
});

const NO_REASON = /^audit\.jsonl: act \d+ took out entry entry-that-left, and no act says why$/;

/** @type {Array<[string, RegExp, (act: AddAct) => void, Story?, object?]>} */
const FORGED = [
  ['deleted', NO_REASON, remove],
  [
    'deleted, and erased a day later',
    NO_REASON,
    (act) => [remove(act), act('entry.erase', GONE, { from: 'deleted' })],
  ],
  ['disapproved', NO_REASON, (act) => disapprove(act)],
  ['disapproved and rejected', NO_REASON, (act) => [disapprove(act), reject(act)]],
  [
    'disapproved, and withdrawn after it',
    NO_REASON,
    (act) => {
      disapprove(act);
      act('entry.withdraw', GONE, { from: 'pending', to: 'withdrawn' });
    },
  ],
  ['disapproved for a reason without a letter', NO_REASON, (act) => disapprove(act, { reason: ' ' })],
  ...['\u2800', '\u200B', '\u3164\u200D', '\uFE0F'].map(
    (reason) =>
      /** @type {[string, RegExp, (act: AddAct) => void]} */ ([
        `disapproved for a reason that nobody sees, ${JSON.stringify(reason)}`,
        NO_REASON,
        (act) => disapprove(act, { reason }),
      ]),
  ),
  ...['prize.resume', 'entry.answer', 'entry.approveRevision'].map(
    (action) =>
      /** @type {[string, RegExp, (act: AddAct) => void]} */ ([
        `disapproved, and an act ${action} names it`,
        NO_REASON,
        (act) => [disapprove(act), act(action, GONE, { from: 'approved', to: 'approved' })],
      ]),
  ),
  ['deleted after the final opened', NO_REASON, () => {}, { late: waived(remove) }],
  [
    'deleted in a contest without a final',
    NO_REASON,
    () => {},
    { open: opening([]), late: waived(remove), left: undefined },
    {},
  ],
  [
    'taken out for a reason that was given earlier',
    NO_REASON,
    (act) => {
      disapprove(act, REASONED);
      act('entry.approve', GONE, { from: 'pending', to: 'approved' });
      remove(act);
    },
  ],
  ['explained, but it is another one', NO_REASON, remove, { left: [{ ...WHY, entryId: 'entry-9' }] }],
  ['explained without a word', /the reasons of act/, remove, { left: [{ ...WHY, reason: '' }] }],
  ['explained by no list', /the reasons of act/, remove, { left: 'a mistake' }],
  [
    'taken out, and nothing says from when on that needs a reason',
    /does not say from when on/,
    remove,
    {},
    {},
  ],
  [
    'taken out before a reason is needed, which is later than the votes',
    /by act \d+, a reason is needed earlier/,
    remove,
    {},
    { reasonsFrom: '2026-02-01T10:10:00.001000Z' },
  ],
  ['taken out at a time that is none', /from when on acts say why/, remove, {}, { reasonsFrom: 'later' }],
];

// @trust taken-out-with-reason
test.each(FORGED)('an entry was %s: fails', async (_, difference, ...parts) => {
  expect(await faultOf(...parts)).toMatch(difference);
});
