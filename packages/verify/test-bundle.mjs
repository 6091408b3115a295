// @ts-check
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { resultOf } from './verify.mjs';

/** @typedef {import('./verify.mjs').Files} Files */
/** @typedef {Record<string, string>} Texts The files that a certification names. */
/** @typedef {(action: string, subjectId: string, data?: object, at?: string) => void} AddAct */

export const PROGRAM = fileURLToPath(new URL('verify.mjs', import.meta.url));
export const CONTEST_ID = '7c2f7a1e-9d0e-4c52-8d53-0d5c3c1b4a10';
export const RULES = 'Rules\n\n---\n\nനിയമങ്ങൾ\n';
export const NONCE = 'b7a1';
/** Acts without another time are earlier. */
export const FINAL_ENDS_AT = '2026-02-01T10:05:00.000Z';
const JUDGES = ['judge-A', 'judge-B', 'judge-C', 'judge-D'];

export const sha256 = (/** @type {string | Uint8Array} */ bytes) =>
  createHash('sha256').update(bytes).digest('hex');
export const bytesOf = (/** @type {string} */ text) => new Uint8Array(Buffer.from(text));
export const textOf = (/** @type {Uint8Array} */ bytes) => Buffer.from(bytes).toString();
export const toFile = (/** @type {string[]} */ rows) => rows.map((row) => `${row}\n`).join('');
export const toJson = (/** @type {unknown} */ value) => `${JSON.stringify(value, null, 2)}\n`;

/** @param {unknown} value @returns {string} */
function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const parts = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${parts.map(([key, part]) => `${JSON.stringify(key)}:${canonical(part)}`).join(',')}}`;
}

/** @param {Array<string | Buffer>} parts */
function chained(...parts) {
  const hash = createHash('sha256');
  for (const part of parts) {
    const bytes = Buffer.from(part);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(bytes.length);
    hash.update(length).update(bytes);
  }
  return hash.digest();
}

/**
 * What happened in a contest, as steps that a test replaces.
 *
 * @typedef {object} Story
 * @property {(act: AddAct) => void} begin
 * @property {(act: AddAct) => void} rules
 * @property {(act: AddAct, receipts: string[]) => void} votes
 * @property {(act: AddAct) => void} close Of the votes.
 * @property {(act: AddAct) => void} decisions On entries and votes, after all votes were cast.
 * @property {(finalists: string[], act: AddAct) => void} open Gives the finalists to judges, after a first round.
 * @property {(act: AddAct) => void} late After the final.
 * @property {unknown} left Why entries left, by the proposal; undefined as the release before proposes.
 * @property {(act: AddAct) => void} afterProposal
 * @property {number} version
 */

/** The last rules before the votes were closed. */
export const VALID_RULES = { number: 2, sha256: sha256(RULES) };

/** @param {string[]} entries @param {AddAct} act @param {object} [more] @param {{ hasFirst: boolean }} [rounds] */
export function openFinal(entries, act, more, { hasFirst } = { hasFirst: true }) {
  if (hasFirst) act('round.open', 'first', { number: 1 });
  act('round.open', 'final', {
    number: 2,
    judges: JUDGES,
    entries: [...entries, 'entry-that-left'],
    conflicts: [],
    passedOver: ['entry-4'],
    closesAt: FINAL_ENDS_AT,
    ...more,
  });
}

/** @param {AddAct} act */
export function approveAll(act) {
  for (const id of ['entry-1', 'entry-2', 'entry-3', 'entry-4', 'entry-5', 'entry-that-left'])
    act('entry.approve', id, { from: 'pending', to: 'approved' });
}

/** @type {Story} */
const STORY = {
  begin: (act) => {
    act('contest.publish', CONTEST_ID, { slug: 'demo', format: 2 });
    approveAll(act);
  },
  rules: (act) => {
    act('rules.publish', CONTEST_ID, { number: 1, sha256: sha256('Earlier rules') });
    act('rules.publish', CONTEST_ID, VALID_RULES);
  },
  votes: (act, receipts) => {
    for (const receipt of [...receipts, 'taken-back']) act('vote.cast', sha256(receipt));
    act('vote.withdraw', sha256('taken-back'));
  },
  close: (act) => act('contest.closeVotes', CONTEST_ID),
  decisions: (act) => act('votes.score', CONTEST_ID, { quarantined: 2, released: 1, rulesVersion: 1 }),
  open: openFinal,
  late: (act) => {
    act('entry.withdraw', 'entry-that-left', { from: 'approved', to: 'withdrawn' });
    act('result.waive', CONTEST_ID, { version: 1, blocker: 'few-marks' });
  },
  left: undefined,
  afterProposal: () => {},
  version: 1,
};

/**
 * Five entries, of which four are finalists; seven votes, of which one is void, and one that was taken back.
 *
 * @param {Partial<Story>} [told]
 * @param {object} [forging]
 * @param {(files: Texts) => Texts} [forging.forge] Changes files before their certification, which then names the forged ones.
 * @param {boolean} [forging.proposes] Whether the proposal names the forged files too.
 * @param {object} [forging.contest] Other fields of the contest.
 * @param {object} [forging.votes] Other fields of the votes.
 */
export function bundleOf(
  told = {},
  { forge = (files) => files, proposes = true, contest: fields = {}, votes = {} } = {},
) {
  const story = { ...STORY, ...told };
  const { version } = story;
  const entries = [1, 2, 3, 4, 5].map((number) => ({
    number,
    id: `entry-${number}`,
    submittedAt: `2026-01-0${number}T10:00:00.000000Z`,
    isFinalist: number !== 4,
  }));
  const contest = {
    format: /** @type {number | undefined} */ (2),
    id: CONTEST_ID,
    slug: 'demo',
    title: 'Demo Cover Song Contest 2026',
    version,
    method: /** @type {const} */ ('places'),
    weights: { rendition: 30, engagement: 20, votes: 50 },
    rules: VALID_RULES,
    nonce: NONCE,
    lateJudges: /** @type {number | undefined} */ (0),
    waivers: [{ blocker: 'few-marks', reason: 'A judge is ill', reasonMalayalam: null }],
    ...fields,
  };
  const marks = ['A', 'B', 'C'].flatMap((judge, at) =>
    [1, 2, 3, 5].map((entry) => ({ entry, judge, rendition: 10 + entry - at, engagement: 12 - entry + at })),
  );
  const counted = { 1: 3, 2: 1, 3: 2, 4: 0, 5: 0 };
  const receipts = Array.from({ length: 7 }, (_, n) => `R${String(n).padStart(9, '0')}`);
  const roll = receipts
    .map(
      (receipt, n) => `${chained(NONCE, receipt).toString('hex')} ${n === 0 ? 'void:suspicious' : 'counted'}`,
    )
    .sort();
  const finalists = entries.filter(({ isFinalist }) => isFinalist);
  const honest = {
    'contest.json': toJson(contest),
    'entries.json': toJson(entries),
    'marks.csv': toFile([
      'entry,judge,state,rendition,engagement',
      ...marks.map(
        ({ entry, judge, rendition, engagement }) => `${entry},${judge},submitted,${rendition},${engagement}`,
      ),
      '1,D,abstained,0,0',
    ]),
    'result.json': toJson({ lines: resultOf(contest, finalists, marks, counted) }),
    'roll.txt': toFile(roll),
    'rules.md': RULES,
    'votes.json': toJson({ counted, void: { suspicious: 1 }, withdrawn: 1, ...votes }),
  };
  const certified = forge(honest);
  const hashesOf = (/** @type {Texts} */ files) =>
    Object.fromEntries(Object.entries(files).map(([name, text]) => [name, sha256(text)]));
  const chain = new Chain();
  const act = chain.act.bind(chain);
  story.begin(act);
  story.rules(act);
  chain.day('2026-02-01');
  story.votes(act, receipts);
  story.decisions(act);
  story.close(act);
  chain.day('2026-02-02');
  story.open(
    finalists.map(({ id }) => id),
    act,
  );
  for (const { entry, judge } of marks)
    act('mark.submit', `mark-${judge}${entry}`, { judgeId: `judge-${judge}`, entryId: `entry-${entry}` });
  // Another judge took hers back.
  act('mark.submit', 'mark-D1', { judgeId: 'judge-D', entryId: 'entry-1' });
  act('mark.abstain', 'mark-D1', { judgeId: 'judge-D', entryId: 'entry-1' });
  story.late(act);
  const left = story.left === undefined ? {} : { left: story.left };
  act('result.propose', 'result', { version, files: hashesOf(proposes ? certified : honest), ...left });
  story.afterProposal(act);
  act('result.certify', 'result', { version, files: hashesOf(certified), ...left });
  return withSums({
    ...Object.fromEntries(Object.entries(certified).map(([name, text]) => [name, bytesOf(text)])),
    'README.md': bytesOf('# Result\n'),
    'audit.jsonl': bytesOf(toFile(chain.rows)),
    'heads.txt': bytesOf(toFile(chain.heads)),
    'verify.mjs': new Uint8Array(readFileSync(PROGRAM)),
  });
}

/** The acts of a contest, sealed. */
export class Chain {
  /** @type {string[]} */
  rows = [];
  /** @type {string[]} */
  heads = [];
  id = 0;
  previous = chained('paattu seals 1', CONTEST_ID);

  /** @type {AddAct} */
  act(action, subjectId, data = {}, at = '2026-02-01T10:00:00.000000Z') {
    this.id += 1;
    const act = {
      id: this.id,
      at,
      actor: null,
      action,
      subjectKind: action.split('.')[0],
      subjectId,
      contestId: CONTEST_ID,
      data,
      detailsHash: null,
    };
    this.seal(act, { act });
  }

  /** @param {string} date */
  day(date) {
    this.seal({ contestId: CONTEST_ID, day: date }, { day: date });
    this.heads.push(`${date} ${this.previous.toString('hex')}`);
  }

  /** @param {object} sealed @param {object} row */
  seal(sealed, row) {
    this.previous = chained(this.previous, canonical(sealed));
    this.rows.push(canonical({ ...row, hash: this.previous.toString('hex') }));
  }
}

/** With the sums of the files as they are. @param {Files} files @returns {Files} */
export function withSums(files) {
  const names = Object.keys(files).filter((name) => name !== 'SHA256SUMS');
  const sums = names.sort().map((name) => `${sha256(files[name] ?? '')}  ${name}\n`);
  return { ...files, SHA256SUMS: bytesOf(sums.join('')) };
}

/** Replaces JSON in a file. @param {Texts} files @param {string} name @param {object} changes @returns {Texts} */
export const withJson = (files, name, changes) => ({
  ...files,
  [name]: toJson({ ...JSON.parse(files[name] ?? '{}'), ...changes }),
});

/** With the result that follows from the other files. @param {Texts} files @returns {Texts} */
export function recomputed(files) {
  const marks = (files['marks.csv'] ?? '')
    .split('\n')
    .slice(1, -1)
    .filter((row) => row.includes('submitted'))
    .map((row) => {
      const [entry, judge = '', , rendition, engagement] = row.split(',');
      return { entry: Number(entry), judge, rendition: Number(rendition), engagement: Number(engagement) };
    });
  const entries = JSON.parse(files['entries.json'] ?? '');
  const lines = resultOf(
    JSON.parse(files['contest.json'] ?? ''),
    entries.filter((/** @type {{ isFinalist: boolean }} */ { isFinalist }) => isFinalist),
    marks,
    JSON.parse(files['votes.json'] ?? '').counted,
  );
  return withJson(files, 'result.json', { lines });
}

/** With other rows of marks, and the result that follows from them. @param {Texts} files @param {(row: string) => boolean} keeps */
export const withMarks = (files, keeps) =>
  recomputed({
    ...files,
    'marks.csv': (files['marks.csv'] ?? '')
      .split('\n')
      .filter((row) => row === '' || keeps(row))
      .join('\n'),
  });

/** Makes `count` votes of an entry void, or takes them out of the roll. @param {Texts} files @param {string} entry @param {number} count @param {string | null} voidClass @returns {Texts} */
export function withoutVotes(files, entry, count, voidClass) {
  const votes = JSON.parse(files['votes.json'] ?? '');
  votes.counted[entry] -= count;
  if (voidClass !== null && count > 0)
    votes.void = { ...votes.void, [voidClass]: (votes.void[voidClass] ?? 0) + count };
  let left = count;
  const roll = (files['roll.txt'] ?? '').split('\n').flatMap((row) => {
    if (!row.endsWith(' counted') || left === 0) return [row];
    left -= 1;
    return voidClass === null ? [] : [row.replace('counted', `void:${voidClass}`)];
  });
  return recomputed({ ...files, 'roll.txt': roll.join('\n'), 'votes.json': toJson(votes) });
}

/** Without an entry of which nothing is told any more; the others keep what they have, under new numbers. @param {Texts} files @param {string} id @returns {Texts} */
export function withoutEntry(files, id) {
  const entries = JSON.parse(files['entries.json'] ?? '');
  const gone = entries.find((/** @type {{ id: string }} */ entry) => entry.id === id).number;
  const moved = (/** @type {number} */ number) => (number > gone ? number - 1 : number);
  const votes = JSON.parse(files['votes.json'] ?? '').counted;
  const without = withoutVotes(files, String(gone), votes[gone], 'entry-left');
  const { counted, ...others } = JSON.parse(without['votes.json'] ?? '');
  delete counted[gone];
  return recomputed({
    ...without,
    'entries.json': toJson(
      entries
        .filter((/** @type {{ id: string }} */ entry) => entry.id !== id)
        .map((/** @type {{ number: number }} */ entry) => ({ ...entry, number: moved(entry.number) })),
    ),
    'votes.json': toJson({
      counted: Object.fromEntries(
        Object.entries(counted).map(([number, count]) => [moved(Number(number)), count]),
      ),
      ...others,
    }),
    'marks.csv': (without['marks.csv'] ?? '')
      .split('\n')
      .filter((row) => !row.startsWith(`${gone},`))
      .map((row) => row.replace(/^\d+/, (number) => String(moved(Number(number)))))
      .join('\n'),
  });
}
