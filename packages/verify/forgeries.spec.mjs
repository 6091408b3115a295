// @ts-check
import {
  approveAll,
  bundleOf,
  CONTEST_ID,
  FINAL_ENDS_AT,
  openFinal,
  recomputed,
  sha256,
  toFile,
  toJson,
  VALID_RULES,
  withJson,
  withMarks,
  withoutEntry,
  withoutVotes,
} from './test-bundle.mjs';
import { NEVER_WAIVED, verify } from './verify.mjs';

/** @typedef {import('./test-bundle.mjs').Texts} Texts */
/** @typedef {import('./test-bundle.mjs').AddAct} AddAct */
/** @typedef {Parameters<typeof bundleOf>} Parts */

/** @param {Texts} files @param {string} name @returns {any} */
const parse = (files, name) => JSON.parse(files[name] ?? '');

/** @param {Texts} files @param {(entries: any[]) => any[]} change */
const withEntries = (files, change) => ({
  ...files,
  'entries.json': toJson(change(parse(files, 'entries.json'))),
});

/** Each is certified so, and its proposal names the same files. @type {Array<[string, string, (files: Texts) => Texts]>} */
const FORGERIES = [
  [
    'the winner is left out, although no act says that she left',
    'entries.json: entry entry-1 is missing, and no act says that it left',
    (files) => withoutEntry(files, 'entry-1'),
  ],
  [
    'an entry that was no finalist is left out',
    'entries.json: entry entry-4 is missing',
    (files) => withoutEntry(files, 'entry-4'),
  ],
  [
    'votes of the winner are suspicious that nobody set aside',
    'votes.json: 3 votes are suspicious, 1 were set aside',
    (files) => withoutVotes(files, '1', 2, 'suspicious'),
  ],
  [
    'a finalist is there twice',
    'entries.json: entry 6 is there twice',
    (files) =>
      withEntries(files, (entries) => [
        ...entries,
        { ...entries[4], number: 6, submittedAt: '2026-01-06T10:00:00.000000Z' },
      ]),
  ],
  [
    'an entry that is in the contest by no act',
    'votes.json: not a number of votes for each entry',
    (files) => withEntries(files, (entries) => [...entries, { ...entries[4], number: 6, id: 'entry-6' }]),
  ],
  [
    'an entry that left is in the contest again',
    'entries.json: by the acts, entry 6 is not in the contest',
    (files) =>
      recomputed(
        withJson(
          withEntries(files, (entries) => [...entries, { ...entries[4], number: 6, id: 'entry-that-left' }]),
          'votes.json',
          { counted: { 1: 3, 2: 1, 3: 2, 4: 0, 5: 0, 6: 0 } },
        ),
      ),
  ],
  [
    'entries in another order',
    'entries.json: entry 2 was sent before the one before it',
    (files) =>
      withEntries(files, ([first, ...others]) => [
        { ...first, submittedAt: '2026-01-03T10:00:00.000000Z' },
        ...others,
      ]),
  ],
  [
    'a time that is none',
    'entries.json: entry 1',
    (files) => withEntries(files, ([first, ...others]) => [{ ...first, submittedAt: 'long ago' }, ...others]),
  ],
  [
    'a waiver that was published is missing',
    'contest.json: few-marks was waived',
    (files) => withJson(files, 'contest.json', { waivers: [] }),
  ],
  [
    'a waiver of which no act tells',
    'audit.jsonl: broken-videos was not waived',
    (files) =>
      withJson(files, 'contest.json', {
        waivers: [
          { blocker: 'few-marks', reason: 'A judge is ill' },
          { blocker: 'broken-videos', reason: 'A wish' },
        ],
      }),
  ],
  [
    'a waiver that is there twice',
    'contest.json: a waiver is there twice',
    (files) =>
      withJson(files, 'contest.json', { waivers: [{ blocker: 'few-marks' }, { blocker: 'few-marks' }] }),
  ],
  [
    'earlier rules',
    'contest.json: not the last rules before the votes were closed',
    (files) =>
      withJson({ ...files, 'rules.md': 'Earlier rules' }, 'contest.json', {
        rules: { number: 1, sha256: sha256('Earlier rules') },
      }),
  ],
  [
    'another address of the contest',
    'contest.json: the contest was published at another address',
    (files) => withJson(files, 'contest.json', { slug: 'other' }),
  ],
  [
    'a bundle that claims to be of an earlier format',
    'contest.json: the acts have format 2',
    (files) => {
      const { format: _, ...contest } = parse(files, 'contest.json');
      return { ...files, 'contest.json': toJson(contest) };
    },
  ],
  [
    'a later format',
    'contest.json: the acts have format 2',
    (files) => withJson(files, 'contest.json', { format: 3 }),
  ],
  [
    'another version',
    'audit.jsonl: does not end with the certification of this version',
    (files) => withJson(files, 'contest.json', { version: 2 }),
  ],
  [
    'a vote that is left out',
    'audit.jsonl: 8 votes were cast, votes.json has 7',
    (files) => withoutVotes(files, '1', 1, null),
  ],
  [
    'a mark that is left out',
    'marks.csv: entry 1 has 2 marks, judges sent 3',
    (files) => withMarks(files, (row) => !row.startsWith('1,A')),
  ],
  [
    'an abstention that is left out',
    'marks.csv: by the acts, other judges marked other entries',
    (files) => withMarks(files, (row) => !row.startsWith('1,D')),
  ],
  [
    'a mark under the letter of another judge',
    'marks.csv: by the acts, other judges marked other entries',
    (files) => recomputed({ ...files, 'marks.csv': (files['marks.csv'] ?? '').replace('\n2,A,', '\n2,D,') }),
  ],
  [
    'an entry that was not in the final',
    'entries.json: by the acts, entry 4 is no finalist',
    (files) =>
      recomputed(withEntries(files, (entries) => entries.with(3, { ...entries[3], isFinalist: true }))),
  ],
  [
    'votes that are said to be taken back',
    'votes.json: 1 votes were taken back',
    (files) => withJson(withoutVotes(files, '1', 2, null), 'votes.json', { withdrawn: 3 }),
  ],
  [
    'a negative number of votes',
    'votes.json: not a number of votes for each entry',
    (files) => withJson(files, 'votes.json', { counted: { 1: 4, 2: 1, 3: 2, 4: -1, 5: 0 } }),
  ],
  [
    'votes under another spelling of a number',
    'votes.json: not a number of votes for each entry',
    (files) => withJson(files, 'votes.json', { counted: { '01': 3, 2: 1, 3: 2, 4: 0, 5: 0 } }),
  ],
  ['another method', 'contest.json: method', (files) => withJson(files, 'contest.json', { method: 'other' })],
  [
    'weights of more than 100',
    'contest.json: weights',
    (files) => withJson(files, 'contest.json', { weights: { rendition: 30, engagement: 20, votes: 60 } }),
  ],
  [
    'a second mark of one judge',
    'marks.csv: line 2',
    (files) => ({
      ...files,
      'marks.csv': (files['marks.csv'] ?? '').replace('\n1,A', '\n01,A'),
    }),
  ],
  [
    'a mark that is missing',
    'marks.csv: line 2',
    (files) => ({
      ...files,
      'marks.csv': (files['marks.csv'] ?? '').replace(/^1,A,submitted,\d+/m, '1,A,submitted,'),
    }),
  ],
  [
    'a receipt that is there twice',
    'roll.txt: line 2',
    (files) => {
      const [first = '', , ...rest] = (files['roll.txt'] ?? '').split('\n');
      const other = first.endsWith('counted') ? 'void:suspicious' : 'void:entry-left';
      return { ...files, 'roll.txt': [first, `${first.slice(0, 64)} ${other}`, ...rest].join('\n') };
    },
  ],
  [
    'an unknown class of void votes',
    'roll.txt: line',
    (files) => ({
      ...files,
      'roll.txt': (files['roll.txt'] ?? '').replace('void:suspicious', 'void:other'),
    }),
  ],
  [
    'a place that does not follow',
    'result.json: place 1 is',
    (files) => {
      const [first, second, ...others] = parse(files, 'result.json').lines;
      return withJson(files, 'result.json', {
        lines: [{ ...second, place: 1 }, { ...first, place: 2 }, ...others],
      });
    },
  ],
  [
    'more in the result than places',
    'result.json: has more than the computed places',
    (files) => withJson(files, 'result.json', { winner: 'entry-2' }),
  ],
];

// @trust result-verify
test.each(FORGERIES)('%s: fails', async (_, difference, forge) => {
  expect((await verify(bundleOf({}, { forge }))).fault).toContain(difference);
});

const NOBODY_LEFT = {
  begin: (/** @type {AddAct} */ act) => {
    act('contest.publish', CONTEST_ID, { slug: 'demo', format: 2 });
    for (const number of [1, 2, 3, 4, 5])
      act('entry.approve', `entry-${number}`, { from: 'pending', to: 'approved' });
  },
  open: (/** @type {string[]} */ [, ...others], /** @type {AddAct} */ act) =>
    openFinal([], act, { entries: ['entry-1', ...others] }),
};

/** @param {(act: AddAct) => void} more */
const late = (more) => (/** @type {AddAct} */ act) => {
  act('entry.withdraw', 'entry-that-left', { from: 'approved', to: 'withdrawn' });
  act('result.waive', CONTEST_ID, { version: 1, blocker: 'few-marks' });
  more(act);
};

const FINALISTS = ['entry-1', 'entry-2', 'entry-3', 'entry-5'];

/** @param {AddAct} act @param {string} judgeId */
function markAll(act, judgeId) {
  for (const entryId of FINALISTS) act('mark.submit', `${judgeId} ${entryId}`, { judgeId, entryId });
}

/** All marks come more than ten minutes after it. */
const TOO_EARLY = '2026-02-01T09:45:00.000Z';

/** @param {string} closesAt */
const closingAt = (closesAt) => (/** @type {string[]} */ entries, /** @type {AddAct} */ act) =>
  openFinal(entries, act, { closesAt });

/** With the marks of another judge, for the last. @param {Texts} files @param {string} letter */
const withJudge = (files, letter) =>
  recomputed({
    ...files,
    'marks.csv': [files['marks.csv'], ...[1, 2, 3].map((entry) => `${entry},${letter},submitted,0,0\n`)]
      .concat(`5,${letter},submitted,20,20\n`)
      .join(''),
  });

/** @param {Texts} files @param {string} entry @param {number} count */
function withMoreVotes(files, entry, count) {
  const votes = parse(files, 'votes.json');
  votes.counted[entry] += count;
  const more = Array.from({ length: count }, (_, n) => `${sha256(`more ${n}`)} counted`);
  const roll = (files['roll.txt'] ?? '').trimEnd().split('\n').concat(more).sort();
  return recomputed({ ...files, 'roll.txt': toFile(roll), 'votes.json': toJson(votes) });
}

/** Faults of the acts. @type {Array<[string, string, Parts[0], Parts[1]?]>} */
const CONTRADICTIONS = [
  [
    'only the certification names the forged files',
    'audit.jsonl: other files were proposed than certified',
    {},
    { forge: (files) => withJson(files, 'contest.json', { title: 'Other' }), proposes: false },
  ],
  [
    'the proposal was taken back',
    'audit.jsonl: other files were proposed than certified',
    { afterProposal: (act) => act('result.drop', 'result', { version: 1 }) },
  ],
  [
    'a version is missing before this one',
    'audit.jsonl: not one certification of each version',
    {
      version: 2,
      late: late((act) => act('result.waive', CONTEST_ID, { version: 2, blocker: 'few-marks' })),
    },
  ],
  [
    'votes are void for an entry that left, and none left',
    'votes.json: 1 votes were for an entry that left, and none did',
    {
      ...NOBODY_LEFT,
      late: (act) => act('result.waive', CONTEST_ID, { version: 1, blocker: 'few-marks' }),
    },
    { forge: (files) => withoutVotes(files, '1', 1, 'entry-left') },
  ],
  [
    'votes that were set aside count',
    'votes.json: 0 votes are suspicious, 2 were set aside',
    { decisions: (act) => act('votes.score', CONTEST_ID, { quarantined: 2, released: 0 }) },
    {
      forge: (files) => {
        const roll = (files['roll.txt'] ?? '').replace('void:suspicious', 'counted');
        const counted = { 1: 3, 2: 2, 3: 2, 4: 0, 5: 0 };
        return recomputed(withJson({ ...files, 'roll.txt': roll }, 'votes.json', { counted, void: {} }));
      },
    },
  ],
  [
    'a finalist is missing whose last act says that she is back',
    'entries.json: entry entry-that-left is missing',
    { late: late((act) => act('entry.restore', 'entry-that-left', { from: 'withdrawn', to: 'approved' })) },
  ],
  [
    'an entry that was only approved is missing',
    'entries.json: entry entry-6 is missing',
    { late: late((act) => act('entry.approve', 'entry-6', { from: 'pending', to: 'approved' })) },
  ],
  [
    'an act has a time long before the acts before it',
    'has an earlier time than the acts before it',
    { decisions: (act) => act('votes.quarantine', 'x', { votes: 1 }, '2026-01-01T10:00:00.000000Z') },
  ],
  [
    'an act has no time',
    'the time of act',
    { decisions: (act) => act('votes.quarantine', 'x', { votes: 1 }, 'yesterday') },
  ],
  [
    'an act sets a number of votes aside that is none',
    'audit.jsonl: an act that sets votes aside or releases them',
    { decisions: (act) => act('votes.score', CONTEST_ID, { quarantined: '1', released: 0 }) },
  ],
  [
    'votes are cast after the votes were closed',
    'is a vote after the votes were closed',
    { late: late((act) => act('vote.cast', 'another')) },
    { forge: (files) => withMoreVotes(files, '5', 1) },
  ],
  [
    'votes are cast after the proposal',
    'is a vote after the votes were closed',
    { afterProposal: (act) => act('vote.cast', 'another') },
    { forge: (files) => withMoreVotes(files, '5', 1) },
  ],
  [
    'a vote is taken back after the votes were closed',
    'is a vote after the votes were closed',
    { late: late((act) => act('vote.withdraw', sha256('R000000003'))) },
    { forge: (files) => withoutVotes(files, '1', 1, null), votes: { withdrawn: 2 } },
  ],
  ['the votes are not closed', 'audit.jsonl: the votes were never closed', { close: () => {} }],
  [
    'a judge marks who is not in the final',
    'is of a judge who was not given the entry',
    { late: late((act) => markAll(act, 'judge-Z')) },
    { forge: (files) => withJudge(files, 'E') },
  ],
  [
    'a judge joins after a mark was submitted',
    'a judge joined the final after a mark was submitted',
    {
      late: late((act) => {
        act('round.reassign', 'final', {
          added: FINALISTS.map((entryId) => ({ judgeId: 'judge-E', entryId })),
        });
        markAll(act, 'judge-E');
      }),
    },
    { forge: (files) => withJudge(files, 'E'), contest: { lateJudges: 1 } },
  ],
  [
    'an invited judge accepts after a mark was submitted',
    'a judge joined the final after a mark was submitted',
    {
      late: late((act) =>
        act('judge.accept', 'judge-E', { added: [{ judgeId: 'judge-E', entryId: 'entry-1' }] }),
      ),
    },
    { contest: { lateJudges: 1 } },
  ],
  [
    'an approved entry is not in the final, and no act passes over it',
    'entries.json: by the acts, no judge could hear entry 4',
    { open: (entries, act) => openFinal(entries, act, { passedOver: [] }) },
  ],
  [
    'the final passes over an entry without a first round',
    'audit.jsonl: the final passes over entries without a first round',
    { open: (entries, act) => openFinal(entries, act, {}, { hasFirst: false }) },
  ],
  [
    'an entry is passed over after the opening, without a first round',
    'audit.jsonl: the final passes over entries without a first round',
    {
      open: (entries, act) => {
        openFinal(entries, act, { passedOver: [] }, { hasFirst: false });
        act('round.passOver', 'final', { entryId: 'entry-4' });
      },
    },
  ],
  [
    'the opening of the final names no list of entries that it passes over',
    'audit.jsonl: the entries that the final passes over',
    { open: (entries, act) => openFinal(entries, act, { passedOver: 'entry-4' }) },
  ],
  [
    'a judge marks an entry with which she has a conflict of interest',
    'is of a judge who was not given the entry',
    {
      open: (entries, act) =>
        openFinal(entries, act, { conflicts: [{ judgeId: 'judge-A', entryId: 'entry-1' }] }),
    },
  ],
  [
    'a judge marks an entry twice',
    'marks.csv: by the acts, other judges marked other entries',
    { late: late((act) => act('mark.submit', 'again', { judgeId: 'judge-A', entryId: 'entry-1' })) },
    {
      forge: (files) =>
        recomputed({ ...files, 'marks.csv': `${files['marks.csv'] ?? ''}1,E,submitted,20,20\n` }),
    },
  ],
  [
    'a mark comes after the end of the final',
    'came after the end of the final',
    { open: closingAt(TOO_EARLY) },
  ],
  [
    'the end of another round is moved',
    'came after the end of the final',
    {
      open: (entries, act) => {
        closingAt(TOO_EARLY)(entries, act);
        act('round.extend', 'other', { closesAt: FINAL_ENDS_AT });
      },
    },
  ],
  [
    'the final is opened twice',
    'audit.jsonl: the final was opened twice',
    { late: late((act) => openFinal(['entry-1', 'entry-2'], act)) },
  ],
  ...NEVER_WAIVED.map(
    (blocker) =>
      /** @type {[string, string, Parts[0], Parts[1]]} */ ([
        `${blocker} is waived`,
        `contest.json: ${blocker} cannot be waived`,
        { late: late((act) => act('result.waive', CONTEST_ID, { version: 1, blocker })) },
        { contest: { waivers: [{ blocker: 'few-marks' }, { blocker }] } },
      ]),
  ),
  [
    'the acts are of a format that the program does not know',
    'audit.jsonl: format 3 is newer than this program',
    { begin: (act) => act('contest.publish', CONTEST_ID, { slug: 'demo', format: 3 }) },
  ],
];

// @trust result-verify
test.each(CONTRADICTIONS)('%s: fails', async (_, difference, ...parts) => {
  expect((await verify(bundleOf(...parts))).fault).toContain(difference);
});

/** @type {Array<[string, Parts[0], Parts[1]?]>} */
const GENUINE = [
  [
    'marks whose transactions began before the end of the final, and were sealed after it',
    { open: closingAt('2026-02-01T09:59:59.000Z') },
  ],
  [
    'entries that left in each way, or came back',
    {
      late: late((act) => {
        for (const [index, [action, to]] of [
          ['reject', 'rejected'],
          ['disapprove', 'pending'],
          ['withdraw', 'withdrawn'],
          ['erase', undefined],
          ['delete', undefined],
        ].entries()) {
          act('entry.approve', `other-${index}`, { from: 'pending', to: 'approved' });
          act(`entry.${action}`, `other-${index}`, { from: 'approved', ...(to !== undefined && { to }) });
        }
        act('entry.disapprove', 'entry-1', { from: 'approved', to: 'pending' });
        act('entry.approve', 'entry-1', { from: 'pending', to: 'approved' });
        act('entry.withdraw', 'entry-2', { from: 'approved', to: 'withdrawn' });
        act('entry.restore', 'entry-2', { from: 'withdrawn', to: 'approved' });
        // The table writes the erasure beside what the console did, also of an entry that was not in the contest.
        act('entry.erase', 'other-4', { from: 'approved' });
        act('entry.erase', 'never-approved', { from: 'rejected' });
      }),
    },
  ],
  [
    'votes for an entry that left',
    {},
    {
      forge: (files) =>
        recomputed(
          withJson(
            { ...files, 'roll.txt': (files['roll.txt'] ?? '').replace(' counted', ' void:entry-left') },
            'votes.json',
            { counted: { 1: 2, 2: 1, 3: 2, 4: 0, 5: 0 }, void: { suspicious: 1, 'entry-left': 1 } },
          ),
        ),
    },
  ],
  [
    'votes that were set aside, released and set aside again',
    {
      decisions: (act) => {
        act('votes.score', CONTEST_ID, { quarantined: 3, released: 0 });
        act('votes.quarantine', 'action-1', { votes: 4 });
        act('votes.release', 'action-2', { votes: 6 });
        act('votes.undo', 'action-1', { votes: 4, quarantined: 0, released: 1 });
        act('votes.undo', 'action-2', { votes: 6, quarantined: 2, released: 0 });
        act('votes.score', CONTEST_ID, { quarantined: 0, released: 1 });
      },
    },
  ],
  [
    'a vote that was set aside and then taken back',
    {
      decisions: (act) => act('votes.score', CONTEST_ID, { quarantined: 2, released: 0 }),
    },
  ],
  [
    'an undo of an earlier release, which does not tell its effect',
    {
      decisions: (act) => {
        act('votes.quarantine', 'action-1', { votes: 3 });
        act('votes.undo', 'action-1', { votes: 2 });
      },
    },
  ],
  [
    'rules that were published after the votes were closed',
    { late: late((act) => act('rules.publish', CONTEST_ID, { number: 3, sha256: sha256('Later rules') })) },
  ],
  [
    'a waiver that ended, one that ended and stood again, and one of another version',
    {
      late: late((act) => {
        act('result.waive', CONTEST_ID, { version: 1, blocker: 'open-marks' });
        act('result.endWaiver', CONTEST_ID, { version: 1, blocker: 'open-marks' });
        act('result.endWaiver', CONTEST_ID, { version: 1, blocker: 'few-marks' });
        act('result.waive', CONTEST_ID, { version: 1, blocker: 'few-marks' });
        act('result.waive', CONTEST_ID, { version: 2, blocker: 'broken-videos' });
      }),
    },
  ],
  [
    'a proposal that was dropped before',
    {
      late: late((act) => {
        act('result.propose', 'dropped', { version: 1, files: {} });
        act('result.drop', 'dropped', { version: 1 });
      }),
    },
  ],
  [
    'a correction',
    {
      version: 2,
      late: late((act) => {
        act('result.propose', 'first', { version: 1, files: {} });
        act('result.certify', 'first', { version: 1, files: {} });
        act('result.announce', 'first', { version: 1 });
        act('result.waive', CONTEST_ID, { version: 2, blocker: 'few-marks' });
      }),
    },
  ],
  [
    'a contest that an upgrade found under way',
    {
      begin: (act) => {
        act('entry.approve', 'entry-1', { from: 'pending', to: 'approved' });
        act('votes.quarantine', 'earlier', { votes: 40 });
        const approved = ['entry-1', 'entry-2', 'entry-3', 'entry-4', 'entry-5', 'entry-that-left'];
        act('contest.takeStock', CONTEST_ID, {
          format: 2,
          approved,
          quarantined: 1,
          lost: 1,
          rules: VALID_RULES,
        });
      },
      rules: () => {},
      decisions: () => {},
    },
    {
      forge: (files) => withoutVotes(files, '1', 1, 'entry-left'),
    },
  ],
  [
    'times that fall by the seconds of a transaction',
    { decisions: (act) => act('votes.quarantine', 'x', { votes: 1 }, '2026-02-01T09:55:00.000000Z') },
  ],
  [
    'a mark after the first end of a final that was extended',
    {
      open: (entries, act) => {
        closingAt(TOO_EARLY)(entries, act);
        act('round.extend', 'final', { closesAt: FINAL_ENDS_AT });
      },
    },
  ],
  [
    'a judge who joined after the only mark was taken back',
    {
      open: (entries, act) => {
        openFinal(entries, act);
        const mark = { judgeId: 'judge-D', entryId: 'entry-2' };
        act('mark.submit', 'mark-D2', mark);
        act('mark.recuse', 'mark-D2', mark);
        act('round.reassign', 'final', { added: [{ judgeId: 'judge-E', entryId: 'entry-2' }] });
      },
    },
    {
      contest: { lateJudges: 1 },
      forge: (files) => ({ ...files, 'marks.csv': `${files['marks.csv'] ?? ''}2,D,recused,0,0\n` }),
    },
  ],
  [
    'a contest without votes',
    { votes: () => {}, close: () => {}, decisions: () => {} },
    {
      votes: { counted: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 }, void: {}, withdrawn: 0 },
      forge: (files) => recomputed({ ...files, 'roll.txt': '' }),
    },
  ],
  [
    'a final that gave entries to judges later',
    {
      open: ([late = '', ...entries], act) => {
        openFinal(entries, act);
        act('round.reassign', 'final', {
          added: ['A', 'B', 'C', 'D'].map((letter) => ({ judgeId: `judge-${letter}`, entryId: late })),
        });
      },
    },
  ],
  [
    'a judge who accepted during the final',
    {
      open: (entries, act) => {
        openFinal(entries, act, { judges: ['judge-A', 'judge-B', 'judge-C'] });
        act('judge.accept', 'judge-D', {
          added: entries.map((entryId) => ({ judgeId: 'judge-D', entryId })),
        });
      },
    },
    { contest: { lateJudges: 1 } },
  ],
];

// @trust result-verify
test.each(GENUINE)('%s: passes', async (_, ...parts) => {
  const { format, fault } = await verify(bundleOf(...parts));
  expect([fault, format]).toEqual([null, 2]);
});

/** As the release before wrote it. @type {Parts[0]} */
const OLD = {
  begin: (act) => {
    act('contest.publish', CONTEST_ID, { slug: 'demo' });
    approveAll(act);
  },
  decisions: (act) => act('votes.undo', 'action', { votes: 1 }),
  late: (act) => {
    act('rules.publish', CONTEST_ID, { number: 3, sha256: sha256('Later rules') });
    act('result.waive', CONTEST_ID, { version: 1, blocker: 'few-marks' });
    act('result.waive', CONTEST_ID, { version: 1, blocker: 'settled' });
  },
};

// @trust result-verify
test('a result of the release before still passes, and says that less was compared', async () => {
  const { format, fault } = await verify(bundleOf(OLD, { contest: { format: undefined } }));
  expect([fault, format]).toEqual([null, 1]);
  // What its acts tell is compared.
  const forge = (/** @type {Texts} */ files) => withMarks(files, (row) => !row.startsWith('1,A'));
  expect((await verify(bundleOf(OLD, { forge, contest: { format: undefined } }))).fault).toContain(
    'marks.csv',
  );
  const twice = {
    forge: (/** @type {Texts} */ files) => withJson(files, 'contest.json', { title: 'x' }),
    proposes: false,
  };
  expect((await verify(bundleOf(OLD, { ...twice, contest: { format: undefined } }))).fault).toContain(
    'proposed',
  );
});

// @trust result-verify
test('an entry with which all judges have a conflict of interest is no finalist', async () => {
  const entries = ['entry-4', 'entry-1', 'entry-2', 'entry-3', 'entry-5'];
  const faultWith = async (/** @type {string[]} */ judges) => {
    const conflicts = judges.map((judgeId) => ({ judgeId, entryId: 'entry-4' }));
    return (await verify(bundleOf({ open: (_, act) => openFinal(entries, act, { conflicts }) }))).fault;
  };
  expect(await faultWith(['judge-A', 'judge-B', 'judge-C', 'judge-D'])).toBe(null);
  expect(await faultWith(['judge-B', 'judge-C', 'judge-D'])).toBe(
    'entries.json: by the acts, entry 4 is a finalist',
  );
});

// @trust result-verify
test('without a final, all entries are finalists', async () => {
  const noMarks = (/** @type {Texts} */ files) => withMarks(files, (row) => row.startsWith('entry'));
  const story = { open: () => {} };
  const contest = { lateJudges: undefined };
  expect((await verify(bundleOf(story, { forge: noMarks, contest }))).fault).toBe(
    'entries.json: by the acts, entry 4 is a finalist',
  );
  const all = (/** @type {Texts} */ files) =>
    noMarks(withEntries(files, (entries) => entries.map((entry) => ({ ...entry, isFinalist: true }))));
  expect((await verify(bundleOf(story, { forge: all, contest }))).fault).toBe(null);
  expect(
    (await verify(bundleOf(story, { forge: (files) => withoutEntry(all(files), 'entry-1'), contest }))).fault,
  ).toContain('entries.json: entry entry-1 is missing');
});
