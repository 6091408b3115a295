// @ts-check
import { bundleOf, CONTEST_ID } from './test-bundle.mjs';
import { verify } from './verify.mjs';

/** @typedef {import('./test-bundle.mjs').AddAct} AddAct */

const add = (/** @type {AddAct} */ act, /** @type {string} */ domain, reason = 'Mailboxes for ten minutes') =>
  act('votes.addDisposableDomain', CONTEST_ID, { domain, reason });
const remove = (/** @type {AddAct} */ act, /** @type {string} */ domain) =>
  act('votes.removeDisposableDomain', CONTEST_ID, { domain, reason: 'A mistake' });
const open = (/** @type {AddAct} */ act, /** @type {unknown} */ domains = ['b.example']) =>
  act('votes.listDomains', CONTEST_ID, { domains });

/**
 * The fault of a bundle in which this happened with the list before the votes were closed, and which tells these domains.
 *
 * @param {(act: AddAct) => void} acts @param {unknown} told
 */
async function faultOf(acts, told, late = (/** @type {AddAct} */ _act) => {}) {
  const story = {
    decisions: (/** @type {AddAct} */ act) => {
      act('votes.score', CONTEST_ID, { quarantined: 2, released: 1, rulesVersion: 1 });
      acts(act);
    },
    close: (/** @type {AddAct} */ act) => {
      act('contest.closeVotes', CONTEST_ID);
      late(act);
    },
  };
  const { fault } = await verify(bundleOf(story, { contest: { throwawayDomains: told } }));
  return fault;
}

const told = (/** @type {string[]} */ ...domains) => domains.map((domain) => ({ domain, rejected: 12 }));

/** @type {Array<[string, (act: AddAct) => void, unknown, ((act: AddAct) => void)?]>} */
const GENUINE = [
  ['no domain was ever listed', (act) => open(act, []), []],
  ['a domain was listed when voting opened', open, told('b.example')],
  [
    'one was added and another removed',
    (act) => [open(act), remove(act, 'b.example'), add(act, 'a.example')],
    told('a.example', 'b.example'),
  ],
  ['one was added before voting opened', (act) => [add(act, 'b.example'), open(act)], told('b.example')],
  [
    'one was removed and added again',
    (act) => [open(act), remove(act, 'b.example'), add(act, 'b.example')],
    told('b.example'),
  ],
  ['one was added after the votes were closed', open, told('b.example'), (act) => add(act, 'c.example')],
  ['an earlier release told nothing of it', () => {}, undefined],
];

// @trust domains-recorded
test.each(GENUINE)('throwaway domains: %s: passes', async (_, ...parts) => {
  expect(await faultOf(...parts)).toBeNull();
});

const NOT_THOSE = /^contest\.json: not the \d throwaway domains that were listed while votes were open$/;

/** @type {Array<[string, RegExp, (act: AddAct) => void, unknown]>} */
const FORGED = [
  ['one that was listed is not told', NOT_THOSE, open, []],
  ['none is told', NOT_THOSE, open, undefined],
  [
    'one that was added is not told',
    NOT_THOSE,
    (act) => [open(act), add(act, 'a.example')],
    told('b.example'),
  ],
  ['one that was removed is not told', NOT_THOSE, (act) => [open(act), remove(act, 'b.example')], []],
  ['one that was never listed is told', NOT_THOSE, open, told('a.example', 'b.example')],
  ['one is told twice', NOT_THOSE, open, told('b.example', 'b.example')],
  ['they are told, and no act lists them', /no act lists/, () => {}, []],
  ['they are listed twice', /listed twice/, (act) => [open(act), open(act, [])], told('b.example')],
  ['the list is none', /the act that lists/, (act) => open(act, 'b.example'), told('b.example')],
  [
    'one is added that is listed',
    /b\.example is listed already/,
    (act) => [open(act), add(act, 'b.example')],
    told('b.example'),
  ],
  [
    'one is removed that is not listed',
    /a\.example is not listed/,
    (act) => [open(act), remove(act, 'a.example')],
    told('b.example'),
  ],
  [
    'one is added without a reason',
    /^audit\.jsonl: act \d+ of a throwaway domain$/,
    (act) => [open(act), add(act, 'a.example', ' ')],
    told('a.example', 'b.example'),
  ],
  [
    'a number of rejected votes is none',
    /^contest\.json: throwaway domains$/,
    open,
    [{ domain: 'b.example', rejected: -1 }],
  ],
  ['they are no list', /^contest\.json: throwaway domains$/, open, { domain: 'b.example' }],
];

// @trust domains-recorded
test.each(FORGED)('throwaway domains: %s: fails', async (_, difference, acts, domains) => {
  expect(await faultOf(acts, domains)).toMatch(difference);
});
