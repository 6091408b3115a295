// @ts-check
/**
 * Computes the result of a contest from the marks of its judges and its votes, by the method that the rules of the
 * contest publish. All numbers are whole numbers or fractions of them, so every computer gets the same result.
 *
 * Run `node verify.mjs FOLDER` in the unpacked files of a result: it computes the result again, compares all files, and
 * prints PASS, or FAIL with the first difference.
 *
 * Contents; search for "Part 1" and so on:
 *
 * 1. Computing: `resultOf` makes places and points of marks and votes.
 * 2. Tools: reading text and JSON, hashes.
 * 3. Verifying: `verify` calls all checks, in their order.
 * 4. The files of the result: sums, contest, entries, marks, votes, the roll, and the result itself.
 * 5. The acts: their chain of hashes, where it begins, what was certified, waived, closed and published.
 * 6. The acts against the files: marks and judges, entries, votes, domains, void votes, times.
 * 7. The hash of a receipt: `leafOf`.
 * 8. Running: reads the folder and prints the result.
 *
 * @typedef {'rendition' | 'engagement' | 'votes'} Part What the rules weigh.
 * @typedef {{ method: 'places' | 'share_of_best', weights: Record<Part, number> }} Rules The weights are percent, 100 together.
 * @typedef {{ number: number, submittedAt: string }} Entry A finalist; `submittedAt` as UTC, to the microsecond.
 * @typedef {{ entry: number, judge: string, rendition: number, engagement: number }} Marks One judge's marks of an entry, in half points from 0 to 20.
 * @typedef {{ entry: number, place: number, points: Record<Part | 'total', number>, places: Record<Part, number> }} Line
 *   `points` in thousandths of a point, of 100 points; entries that tie in a part share the mean of their `places`.
 */

// Part 1. Computing

/** @type {Part[]} */
const PARTS = ['rendition', 'engagement', 'votes'];

/** In half points. */
const FULL_MARK = 20;

/** From this number of marks on, the highest and the lowest mark of an entry do not count. */
const TRIMMED_FROM = 5;

/** @typedef {readonly [numerator: bigint, denominator: bigint]} Fraction The denominator is positive. */

/** @param {Fraction} a @param {Fraction} b */
const compare = ([a, aBelow], [b, bBelow]) =>
  Number(a * bBelow > b * aBelow) - Number(a * bBelow < b * aBelow);

/** @param {Fraction} a @param {Fraction} b @returns {Fraction} */
const add = ([a, aBelow], [b, bBelow]) => [a * bBelow + b * aBelow, aBelow * bBelow];

/** The nearest whole number; of two, the even one. @param {Fraction} fraction */
function round([above, below]) {
  const whole = above / below;
  const rest = 2n * (above % below);
  return Number(rest > below || (rest === below && whole % 2n === 1n) ? whole + 1n : whole);
}

/** The mean of marks without the highest and the lowest; 0 without marks. @param {number[]} marks @returns {Fraction} */
function mean(marks) {
  const sorted = marks.toSorted((a, b) => a - b);
  const kept = sorted.length < TRIMMED_FROM ? sorted : sorted.slice(1, -1);
  return [BigInt(kept.reduce((sum, mark) => sum + mark, 0)), BigInt(kept.length || 1)];
}

/** Twice the place of each value, the highest first: twice, because values that tie share the mean of their places. @param {Fraction[]} values */
function doublePlaces(values) {
  const order = values.map((_, at) => at).sort((one, other) => compare(values[other], values[one]));
  /** @type {number[]} */
  const places = [];
  for (let first = 0, next = 0; first < order.length; first = next) {
    while (next < order.length && compare(values[order[first]], values[order[next]]) === 0) next += 1;
    for (const at of order.slice(first, next)) places[at] = first + next + 1;
  }
  return places;
}

/** How many judges put each entry first, alone or with others. @param {Rules} rules @param {Marks[]} marks */
function countFirsts({ weights }, marks) {
  const weighed = (/** @type {Marks} */ { rendition, engagement }) =>
    weights.rendition * rendition + weights.engagement * engagement;
  /** @type {Map<string, number>} */
  const bestOf = new Map();
  for (const mark of marks) bestOf.set(mark.judge, Math.max(weighed(mark), bestOf.get(mark.judge) ?? 0));
  /** @type {Map<number, number>} */
  const firsts = new Map();
  for (const mark of marks)
    if (weighed(mark) === bestOf.get(mark.judge)) firsts.set(mark.entry, (firsts.get(mark.entry) ?? 0) + 1);
  return firsts;
}

/**
 * The parts that give points: those with a weight and with data.
 *
 * @param {Record<Part, number>} weights @param {number} marks How many there are. @param {number} mostVotes Of a finalist.
 */
export const partsOf = (weights, marks, mostVotes) =>
  PARTS.filter((part) => weights[part] > 0 && (part === 'votes' ? mostVotes : marks) > 0);

/**
 * The entries from the first place to the last. Entries with the same points are ordered by their place in rendition,
 * then by their votes, by the number of judges who put them first, and by the time at which they were sent.
 *
 * @param {Rules} rules @param {Entry[]} entries
 * @param {Marks[]} marks Those of `entries`.
 * @param {Record<number, number>} votes How many votes count for each entry, by its number.
 * @returns {Line[]}
 */
export function resultOf(rules, entries, marks, votes) {
  /** @type {Map<number, Marks[]>} */
  const marksOf = new Map(entries.map(({ number }) => [number, []]));
  for (const mark of marks) marksOf.get(mark.entry)?.push(mark);
  /** @type {(number: number, part: 'rendition' | 'engagement') => Fraction} */
  const meanOf = (number, part) =>
    mean((marksOf.get(number) ?? []).map((marksOfJudge) => marksOfJudge[part]));
  const votesOf = (/** @type {number} */ number) => votes[number] ?? 0;
  const most = entries.reduce((all, { number }) => Math.max(all, votesOf(number)), 0);
  /** What the entries are compared by in each part. @type {Record<Part, Fraction[]>} */
  const values = {
    rendition: entries.map(({ number }) => meanOf(number, 'rendition')),
    engagement: entries.map(({ number }) => meanOf(number, 'engagement')),
    votes: entries.map(({ number }) => [BigInt(votesOf(number)), 1n]),
  };
  const doubled = {
    rendition: doublePlaces(values.rendition),
    engagement: doublePlaces(values.engagement),
    votes: doublePlaces(values.votes),
  };
  const parts = partsOf(rules.weights, marks.length, most);
  // A part without data has no points; the others share its weight.
  const weights = BigInt(parts.reduce((sum, part) => sum + rules.weights[part], 0));

  /** The share of its points that an entry gets in a part. @param {Part} part @param {number} at @returns {Fraction} */
  function shareOf(part, at) {
    if (rules.method === 'places')
      return entries.length === 1
        ? [1n, 1n]
        : [BigInt(2 * entries.length - doubled[part][at]), BigInt(2 * (entries.length - 1))];
    const [value, below] = values[part][at];
    return [value, below * BigInt(part === 'votes' ? most : FULL_MARK)];
  }
  /** @param {Part} part @param {number} at @returns {Fraction} In thousandths of a point. */
  function pointsOf(part, at) {
    if (!parts.includes(part)) return [0n, 1n];
    const [share, below] = shareOf(part, at);
    return [BigInt(rules.weights[part] * 100_000) * share, below * weights];
  }
  const lines = entries.map((entry, at) => {
    const points = PARTS.map((part) => pointsOf(part, at));
    return { entry, at, points, total: points.reduce(add) };
  });
  const firsts = countFirsts(rules, marks);
  const byPlace = lines.toSorted(
    (one, other) =>
      compare(other.total, one.total) ||
      doubled.rendition[one.at] - doubled.rendition[other.at] ||
      votesOf(other.entry.number) - votesOf(one.entry.number) ||
      (firsts.get(other.entry.number) ?? 0) - (firsts.get(one.entry.number) ?? 0) ||
      Number(one.entry.submittedAt > other.entry.submittedAt) -
        Number(one.entry.submittedAt < other.entry.submittedAt) ||
      one.entry.number - other.entry.number,
  );
  return byPlace.map(({ entry, at, points: [rendition, engagement, votesPoints], total }, index) => ({
    entry: entry.number,
    place: index + 1,
    points: {
      rendition: round(rendition),
      engagement: round(engagement),
      votes: round(votesPoints),
      total: round(total),
    },
    places: {
      rendition: doubled.rendition[at] / 2,
      engagement: doubled.engagement[at] / 2,
      votes: doubled.votes[at] / 2,
    },
  }));
}

// Part 2. Tools

/**
 * What the acts of a contest tell. In format 1, they do not tell who left it, which waivers ended, and how many votes an undone decision
 * changed, so less is compared. An act of the contest says its format, which the hashes of the days then contain.
 */
export const FORMAT = 2;

/** Larger files are none of a result: with 100,000 votes, all together have 41 MB. */
const MAX_BYTES = 400_000_000;

const MAX_ENTRIES = 100_000;

/** How far the time of an act may be from that of its transaction, in milliseconds: a transaction that ends late is sealed late. */
const MAX_DELAY = 10 * 60_000;

/**
 * @typedef {Record<string, Uint8Array<ArrayBuffer>>} Files The files of a result, by name.
 * @typedef {{ lines: Line[], manifest: string, format: number | null, fault: string | null }} Verdict
 *   `manifest` is the SHA-256 of SHA256SUMS, which the announcement names; `format` is null for files that cannot be read; `fault` the first
 *   difference.
 */

/** The first difference, as a sentence. */
class Difference extends Error {}

/** A difference ends the verification. @param {unknown} isRight @param {string} difference @returns {asserts isRight} */
function check(isRight, difference) {
  if (!isRight) throw new Difference(difference);
}

const hex = (/** @type {Uint8Array} */ bytes) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** A mark of the byte order stays, and is a difference. @param {Files} files @param {string} name */
function readText(files, name) {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(files[name]);
  } catch {
    throw new Difference(`${name}: no text in UTF-8`);
  }
}

/** Each line has an end, also the last one. @param {Files} files @param {string} name */
function linesOf(files, name) {
  const lines = readText(files, name).split('\n');
  check(lines.pop() === '', `${name}: the last line has no end`);
  return lines;
}

/**
 * JSON has one spelling, so that a key cannot be there twice.
 *
 * @param {string} text @param {string} where @param {number} [indent]
 */
function readJson(text, where, indent) {
  try {
    const value = JSON.parse(text);
    if (JSON.stringify(value, null, indent) === text) return value;
  } catch {
    // Also JSON that is nested deeper than a program can read.
  }
  throw new Difference(`${where}: not written as a result is`);
}

/** @param {Files} files @param {string} name */
function readFile(files, name) {
  const text = readText(files, name);
  check(text.endsWith('\n'), `${name}: the last line has no end`);
  return readJson(text.slice(0, -1), name, 2);
}

/** @param {unknown} value @returns {value is Record<string, any>} */
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** @param {unknown} value @returns {value is string} */
const isText = (value) => typeof value === 'string';

/** @param {unknown} value @returns {value is number} */
const isCount = (value) => Number.isSafeInteger(value) && Number(value) >= 0;

/** @param {unknown} values @returns {values is string[]} */
const areTexts = (values) => Array.isArray(values) && values.every(isText);

/** SHA-256, by Node where it is there: the function of browsers is slow for many short texts. */
async function createSha256() {
  const node = globalThis.process?.versions?.node ? await ofNode('crypto') : null;
  return async (/** @type {Uint8Array<ArrayBuffer>} */ bytes) =>
    hex(
      node
        ? node.createHash('sha256').update(bytes).digest()
        : new Uint8Array(await globalThis.crypto.subtle.digest('SHA-256', bytes)),
    );
}

/** JSON with sorted keys, so that the same content has one text. @param {unknown} value */
const canonicalJson = (value) => JSON.stringify(withSortedKeys(value));

/** @param {unknown} value @returns {unknown} */
function withSortedKeys(value) {
  if (Array.isArray(value)) return value.map(withSortedKeys);
  if (value === null || typeof value !== 'object') return value;
  const parts = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(parts.map(([key, part]) => [key, withSortedKeys(part)]));
}

/** The parts, each after its length in four bytes. @param {Array<string | Uint8Array>} parts */
function withLengths(...parts) {
  const all = parts.map((part) => (typeof part === 'string' ? new TextEncoder().encode(part) : part));
  const joined = new Uint8Array(all.reduce((sum, { length }) => sum + 4 + length, 0));
  const view = new DataView(joined.buffer);
  let at = 0;
  for (const part of all) {
    view.setUint32(at, part.length);
    joined.set(part, at + 4);
    at += 4 + part.length;
  }
  return joined;
}

// Part 3. Verifying

/** What every result has. Its README.md explains the files. */
const NAMES = [
  'README.md',
  'audit.jsonl',
  'contest.json',
  'entries.json',
  'heads.txt',
  'marks.csv',
  'result.json',
  'roll.txt',
  'rules.md',
  'verify.mjs',
  'votes.json',
];

/** What was done after the certification, if it is there. It goes on, so SHA256SUMS does not have it. */
const AFTER = 'audit-after.jsonl';

/**
 * Compares all files of a result with each other, and with what it computes from them. What a data file states and an act tells is compared in
 * both directions: what the file has must be in the acts, and what is in the acts must be in the file.
 *
 * @param {Files} files @returns {Promise<Verdict>}
 */
export async function verify(files) {
  const sha256 = await createSha256();
  const manifest = files['SHA256SUMS'] ? await sha256(files['SHA256SUMS']) : '';
  /** @type {Line[]} */
  let lines = [];
  /** @type {number | null} */
  let format = null;
  try {
    await checkSums(files, sha256);
    const contest = readContest(files);
    const entries = readEntries(files);
    checkAiUses(contest, entries);
    const marks = readMarks(linesOf(files, 'marks.csv'), entries);
    const votes = readVotes(files, entries);
    checkRoll(linesOf(files, 'roll.txt'), votes);
    const submitted = marks.filter(({ state }) => state === 'submitted');
    lines = resultOf(contest, entries.filter(isFinalist), submitted, votes.counted);
    checkResult(readFile(files, 'result.json'), lines);
    check(
      contest.rules.sha256 === (await sha256(files['rules.md'])),
      'rules.md: not the rules of the contest',
    );
    const { acts, days, last } = await readChain(files, 'audit.jsonl', contest.id, sha256);
    check(
      days.join('\n') === linesOf(files, 'heads.txt').join('\n'),
      'heads.txt: not the days of audit.jsonl',
    );
    if (files[AFTER]) await checkAfter(files, contest.id, acts, last, sha256);
    const begin = findBegin(acts);
    format = begin.format;
    check(contest.format === format, `contest.json: the acts have format ${format}`);
    await checkCertification(acts, contest, files, sha256);
    checkWaivers(acts, contest);
    checkRules(acts, contest, begin);
    checkFinal(acts, entries, marks, format);
    checkLateJudges(acts, contest, format);
    checkVotes(acts, votes);
    checkDomains(acts, contest);
    if (format > 1) {
      checkClose(acts);
      checkJury(acts, begin);
      checkHeard(acts, entries);
      const left = checkEntries(acts, entries, begin);
      checkReasons(acts, contest);
      checkVoid(acts, votes, left, begin);
      checkTimes(acts.slice(begin.at));
    }
    return { lines, manifest, format, fault: null };
  } catch (error) {
    // Files that cannot even be read are a difference too.
    return { lines, manifest, format, fault: toFault(error) };
  }
}

/** @param {unknown} error */
function toFault(error) {
  if (error instanceof Difference) return error.message;
  if (error instanceof RangeError) return 'the files are nested deeper, or larger, than those of a result';
  return `the files cannot be read: ${/** @type {Error} */ (error).message}`;
}

// Part 4. The files of the result

/** @param {{ isFinalist: boolean }} entry */
const isFinalist = (entry) => entry.isFinalist;

/** @param {Files} files @param {(bytes: Uint8Array<ArrayBuffer>) => Promise<string>} sha256 */
async function checkSums(files, sha256) {
  check(files['SHA256SUMS'], 'SHA256SUMS: missing');
  for (const name of NAMES) check(files[name], `${name}: missing`);
  for (const [name, file] of Object.entries(files)) {
    check(['SHA256SUMS', AFTER, ...NAMES].includes(name), `${name}: no file of a result`);
    check(file.length <= MAX_BYTES, `${name}: larger than a file of a result`);
  }
  const sums = await Promise.all(NAMES.map(async (name) => `${await sha256(files[name])}  ${name}`));
  const claimed = linesOf(files, 'SHA256SUMS');
  NAMES.forEach((name, index) => check(claimed[index] === sums[index], `${name}: not as in SHA256SUMS`));
  check(claimed.length === sums.length, 'SHA256SUMS: has more than the files');
}

/**
 * @typedef {Rules & { id: string, slug: string, version: number, format: number, lateJudges?: number, throwawayDomains?: Array<{ domain: string, rejected: number }>, aiUses?: Record<string, number>, reasonsFrom?: string, rules: { number: number, sha256: string }, waivers: Array<{ blocker: string }> }} Contest
 * @param {Files} files @returns {Contest}
 */
function readContest(files) {
  const contest = readFile(files, 'contest.json');
  check(isObject(contest), 'contest.json: not about a contest');
  const { id, version, method, weights, rules, nonce, waivers, format = 1 } = contest;
  check(isText(id) && isText(nonce) && isCount(version), 'contest.json: id, nonce or version');
  check(isCount(format) && format > 0, 'contest.json: format');
  check(method === 'places' || method === 'share_of_best', 'contest.json: method');
  check(
    isObject(weights) &&
      PARTS.every((part) => isCount(weights[part])) &&
      PARTS.reduce((all, part) => all + weights[part], 0) === 100,
    'contest.json: weights',
  );
  check(isObject(rules) && isCount(rules.number) && isText(rules.sha256), 'contest.json: rules');
  check(
    Array.isArray(waivers) && waivers.every((waiver) => isObject(waiver) && isText(waiver.blocker)),
    'contest.json: waivers',
  );
  const { throwawayDomains = [] } = contest;
  check(
    Array.isArray(throwawayDomains) &&
      throwawayDomains.every(
        (each) =>
          isObject(each) && isText(each.domain) && isCount(each.rejected) && Object.keys(each).length === 2,
      ),
    'contest.json: throwaway domains',
  );
  const { reasonsFrom } = contest;
  check(
    reasonsFrom === undefined || (isText(reasonsFrom) && TIME.test(reasonsFrom)),
    'contest.json: from when on acts say why an entry leaves',
  );
  return /** @type {any} */ ({ ...contest, format });
}

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/;

/**
 * Entries have numbers in the order in which they were sent, and each id is there once.
 *
 * @typedef {Entry & { id: string, isFinalist: boolean }} ListedEntry
 * @param {Files} files @returns {ListedEntry[]}
 */
function readEntries(files) {
  const entries = readFile(files, 'entries.json');
  check(Array.isArray(entries), 'entries.json: no list of entries');
  check(entries.length <= MAX_ENTRIES, `entries.json: more than ${MAX_ENTRIES} entries`);
  const ids = new Set();
  let before = '';
  entries.forEach((entry, index) => {
    const isWhole =
      isObject(entry) &&
      isText(entry.id) &&
      isText(entry.submittedAt) &&
      typeof entry.isFinalist === 'boolean';
    check(
      isWhole && entry.number === index + 1 && TIME.test(entry.submittedAt),
      `entries.json: entry ${index + 1}`,
    );
    check(!ids.has(entry.id), `entries.json: entry ${index + 1} is there twice`);
    check(entry.submittedAt >= before, `entries.json: entry ${index + 1} was sent before the one before it`);
    ids.add(entry.id);
    before = entry.submittedAt;
  });
  return entries;
}

const AI_USES = ['backing', 'no', 'undeclared', 'voice'];

/**
 * Each entry has one declaration of what artificial intelligence made, or none. Earlier releases, and contests without a rule, tell no counts.
 *
 * @param {Contest} contest @param {ListedEntry[]} entries
 */
function checkAiUses({ aiUses }, entries) {
  if (aiUses === undefined) return;
  check(
    isObject(aiUses) &&
      canonicalJson(Object.keys(aiUses).sort()) === canonicalJson(AI_USES) &&
      AI_USES.every((use) => isCount(aiUses[use])),
    'contest.json: declarations of artificial intelligence',
  );
  check(
    sum(aiUses) === entries.length,
    'contest.json: not one declaration of artificial intelligence for each entry',
  );
}

const MARKS_ROW = /^([1-9]\d*),([A-Z]),(submitted|abstained|recused),(0|[1-9]\d?),(0|[1-9]\d?)$/;

/**
 * @typedef {Marks & { state: string }} Row Of marks.csv.
 * @param {string[]} lines @param {ListedEntry[]} entries @returns {Row[]}
 */
function readMarks([head, ...rows], entries) {
  check(head === 'entry,judge,state,rendition,engagement', 'marks.csv: first line');
  const seen = new Set();
  return rows.map((row, index) => {
    const [, entry, judge, state, rendition, engagement] = MARKS_ROW.exec(row) ?? [];
    const mark = {
      entry: Number(entry),
      judge: judge ?? '',
      state: state ?? '',
      rendition: Number(rendition),
      engagement: Number(engagement),
    };
    const isMark = mark.rendition <= FULL_MARK && mark.engagement <= FULL_MARK;
    const isKnown = entries[mark.entry - 1]?.isFinalist && !seen.has(`${entry},${judge}`);
    check(isKnown && isMark, `marks.csv: line ${index + 2}`);
    seen.add(`${entry},${judge}`);
    return mark;
  });
}

/**
 * @typedef {{ counted: Record<string, number>, void: Record<string, number>, withdrawn: number }} Votes
 * @param {Files} files @param {ListedEntry[]} entries @returns {Votes}
 */
function readVotes(files, entries) {
  const votes = readFile(files, 'votes.json');
  check(isObject(votes) && isObject(votes.counted), 'votes.json: not about votes');
  check(
    Object.keys(votes.counted).length === entries.length &&
      entries.every(({ number }) => isCount(votes.counted[number])),
    'votes.json: not a number of votes for each entry',
  );
  check(isObject(votes.void) && Object.values(votes.void).every(isCount), 'votes.json: void votes');
  check(isCount(votes.withdrawn), 'votes.json: votes that were taken back');
  return /** @type {any} */ (votes);
}

const sum = (/** @type {Record<string, number>} */ counts) =>
  Object.values(counts).reduce((all, count) => all + count, 0);

/**
 * The roll has a line for each vote: the hash of its receipt, and how it counts.
 *
 * @param {string[]} roll @param {Votes} votes
 */
function checkRoll(roll, votes) {
  /** @type {Record<string, number>} */
  const classes = {};
  roll.forEach((line, index) => {
    const [, state] = /^[0-9a-f]{64} (counted|void:suspicious|void:entry-left)$/.exec(line) ?? [];
    // Each receipt is there once.
    const isNext = index === 0 || roll[index - 1].slice(0, 64) < line.slice(0, 64);
    check(state !== undefined && isNext, `roll.txt: line ${index + 1}`);
    classes[state] = (classes[state] ?? 0) + 1;
  });
  const { counted: inRoll = 0, ...others } = classes;
  const counted = sum(votes.counted);
  check(counted === inRoll, `votes.json: ${counted} votes count, in the roll ${inRoll}`);
  const voided = Object.fromEntries(Object.entries(others).map(([name, count]) => [name.slice(5), count]));
  check(canonicalJson(votes.void) === canonicalJson(voided), 'votes.json: void votes are not as in the roll');
}

/** @param {unknown} claimed @param {Line[]} lines */
function checkResult(claimed, lines) {
  check(isObject(claimed) && Array.isArray(claimed.lines), 'result.json: no lines');
  const at = lines.findIndex((line, index) => JSON.stringify(line) !== JSON.stringify(claimed.lines[index]));
  check(at === -1, `result.json: place ${at + 1} is ${JSON.stringify(lines[at])}`);
  check(
    JSON.stringify(claimed) === JSON.stringify({ lines }),
    'result.json: has more than the computed places',
  );
}

// Part 5. The acts

/** @typedef {{ id: number, at: string, action: string, subjectId: string | null, data: Record<string, any> }} Act */

/** @param {unknown} act @returns {act is Act} */
const isAct = (act) =>
  isObject(act) &&
  isCount(act.id) &&
  isText(act.at) &&
  isText(act.action) &&
  (act.subjectId === null || isText(act.subjectId)) &&
  isObject(act.data);

const DAY = /^\d{4}-\d\d-\d\d$/;

/**
 * Each act and each day has the hash of what came before. The hash of a day is a head, which emails and the page of the contest had.
 *
 * @param {Files} files @param {string} name @param {string} contestId @param {(bytes: Uint8Array<ArrayBuffer>) => Promise<string>} sha256
 * @param {string} [first] The hash of what came before the file.
 * @returns {Promise<{ acts: Act[], days: string[], last: string }>}
 */
async function readChain(files, name, contestId, sha256, first) {
  let previous = first ?? (await sha256(withLengths('paattu seals 1', contestId)));
  const acts = [];
  /** @type {Map<string, string>} */
  const heads = new Map();
  const ids = new Set();
  for (const [index, row] of linesOf(files, name).entries()) {
    const where = `${name}: line ${index + 1}`;
    const link = readJson(row, where);
    check(isObject(link) && Object.keys(link).length === 2, where);
    const { hash, act, day } = link;
    // Any other text could contain the line of an email, and heads.txt then too.
    check(isText(hash) && (isText(day) ? DAY.test(day) : isAct(act)), where);
    check(isText(day) || act.contestId === contestId, `${where} is of another contest`);
    const sealed = canonicalJson(isText(day) ? { contestId, day } : act);
    check(hash === (await sha256(withLengths(fromHex(previous), sealed))), where);
    if (isText(day)) {
      check(!heads.has(day), `${where} is of a day that is there already`);
      heads.set(day, `${day} ${hash}`);
    } else {
      check(!ids.has(act.id), `${where} is there twice`);
      ids.add(act.id);
      acts.push(act);
    }
    previous = hash;
  }
  return { acts, days: [...heads.values()], last: previous };
}

/**
 * What was done after the certification continues the chain, so nobody can leave out a line of it, or write another one before its end.
 *
 * @param {Files} files @param {string} contestId @param {Act[]} acts @param {string} last @param {(bytes: Uint8Array<ArrayBuffer>) => Promise<string>} sha256
 */
async function checkAfter(files, contestId, acts, last, sha256) {
  const before = new Set(acts.map(({ id }) => id));
  const { acts: later } = await readChain(files, AFTER, contestId, sha256, last);
  for (const { id } of later) check(!before.has(id), `${AFTER}: act ${id} is in audit.jsonl already`);
}

const fromHex = (/** @type {string} */ digits) =>
  Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/**
 * The act from which on the acts tell all that is compared: the publication of the contest, or what an upgrade found in it. Format 1 has none. It
 * is in the hashes of all days after it, so nobody can leave it out to have less compared.
 *
 * @typedef {{ at: number, format: number, approved: string[], quarantined: number, lost: number, rules: unknown, slug: string | null }} Begin
 * @param {Act[]} acts @returns {Begin}
 */
function findBegin(acts) {
  const at = acts.findIndex(
    ({ action, data }) =>
      action === 'contest.takeStock' || (action === 'contest.publish' && data.format !== undefined),
  );
  const {
    format = 1,
    approved = [],
    quarantined = 0,
    lost = 0,
    rules = null,
    slug = null,
  } = acts[at]?.data ?? {};
  const isWhole = isCount(format) && areTexts(approved) && isCount(quarantined) && isCount(lost);
  check(isWhole, 'audit.jsonl: the act that says its format');
  check(
    format <= FORMAT,
    `audit.jsonl: format ${format} is newer than this program; please use the verify.mjs of the files`,
  );
  return { at, format, approved, quarantined, lost, rules, slug };
}

/** What the act of certification names by its hash. */
const CERTIFIED = [
  'contest.json',
  'entries.json',
  'marks.csv',
  'result.json',
  'roll.txt',
  'rules.md',
  'votes.json',
];

/**
 * The last act certifies these files. The owner proposed the same files before, and each earlier version was certified too.
 *
 * @param {Act[]} acts @param {Contest} contest @param {Files} files @param {(bytes: Uint8Array<ArrayBuffer>) => Promise<string>} sha256
 */
async function checkCertification(acts, { version }, files, sha256) {
  const last = acts.at(-1);
  check(
    last?.action === 'result.certify' && last.data.version === version,
    'audit.jsonl: does not end with the certification of this version',
  );
  const hashes = await Promise.all(CERTIFIED.map(async (name) => [name, await sha256(files[name])]));
  for (const [name, hash] of hashes)
    check(last.data.files?.[name] === hash, `${name}: not as it was certified`);
  const versions = acts.filter(({ action }) => action === 'result.certify').map(({ data }) => data.version);
  check(
    versions.every((certified, index) => certified === index + 1),
    'audit.jsonl: not one certification of each version',
  );
  const proposed = acts.findLast(({ action }) => action === 'result.propose' || action === 'result.drop');
  check(
    proposed?.action === 'result.propose' &&
      proposed.subjectId === last.subjectId &&
      proposed.data.version === version &&
      canonicalJson(proposed.data.files) === canonicalJson(last.data.files),
    'audit.jsonl: other files were proposed than certified',
  );
}

/** What keeps a result from being proposed whatever the owner says: she can waive the other reasons. @type {readonly string[]} */
export const NEVER_WAIVED = Object.freeze([
  'votes-open',
  'round-open',
  'no-finalist',
  'unheard-entries',
  'rules-not-in-log',
]);

/** What the owner can waive. @type {readonly string[]} */
export const WAIVABLE = Object.freeze([
  'undecided-entries',
  'no-final',
  'quarantined-votes',
  'open-marks',
  'few-marks',
  'broken-videos',
  'unproved-ownership',
  'method-not-in-rules',
]);

/** @param {Act[]} acts @param {Contest} contest */
function checkWaivers(acts, { version, waivers, format }) {
  /** @type {Set<string>} */
  const standing = new Set();
  for (const { action, data } of acts.filter(({ data }) => data.version === version))
    if (action === 'result.waive') standing.add(data.blocker);
    else if (action === 'result.endWaiver') standing.delete(data.blocker);
  const listed = new Set(waivers.map(({ blocker }) => blocker));
  check(listed.size === waivers.length, 'contest.json: a waiver is there twice');
  for (const blocker of listed) check(standing.has(blocker), `audit.jsonl: ${blocker} was not waived`);
  // In format 1, the acts do not tell that a waiver ended.
  if (format === 1) return;
  for (const blocker of standing) check(listed.has(blocker), `contest.json: ${blocker} was waived`);
  for (const blocker of listed)
    check(WAIVABLE.includes(blocker), `contest.json: ${blocker} cannot be waived`);
}

/** No vote is cast or taken back after the votes were closed, and no result is proposed before. @param {Act[]} acts */
function checkClose(acts) {
  const isVote = (/** @type {Act} */ { action }) => action === 'vote.cast' || action === 'vote.withdraw';
  const closed = acts.findIndex(({ action }) => action === 'contest.closeVotes');
  check(closed !== -1 || !acts.some(isVote), 'audit.jsonl: the votes were never closed');
  const late = closed === -1 ? undefined : acts.slice(closed).find(isVote);
  check(late === undefined, `audit.jsonl: act ${late?.id} is a vote after the votes were closed`);
  const proposed = acts.findLastIndex(({ action }) => action === 'result.propose');
  check(closed < proposed, 'audit.jsonl: the result was proposed before the votes were closed');
}

/**
 * The rules are the last that were published before the votes were closed.
 *
 * @param {Act[]} acts @param {Contest} contest @param {Begin} begin
 */
function checkRules(acts, { slug, rules: { number, sha256 } }, begin) {
  const wanted = canonicalJson({ number, sha256 });
  const isWanted = (/** @type {Act} */ { action, data }) =>
    action === 'rules.publish' && canonicalJson({ number: data.number, sha256: data.sha256 }) === wanted;
  if (begin.format === 1) {
    check(acts.some(isWanted), 'audit.jsonl: these rules were not published');
    return;
  }
  const closed = acts.findIndex(({ action }) => action === 'contest.closeVotes');
  const last = acts
    .slice(0, closed === -1 ? acts.length : closed)
    .findLast(({ action }) => action === 'rules.publish');
  check(
    last ? isWanted(last) : canonicalJson(begin.rules) === wanted,
    'contest.json: not the last rules before the votes were closed',
  );
  check(
    begin.slug === null || begin.slug === slug,
    'contest.json: the contest was published at another address',
  );
}

// Part 6. The acts against the files

/** @typedef {{ judgeId: string, entryId: string }} Pair */

/** @param {unknown} pairs @returns {Pair[]} */
function readPairs(pairs = []) {
  const arePairs =
    Array.isArray(pairs) &&
    pairs.every((pair) => isObject(pair) && isText(pair.judgeId) && isText(pair.entryId));
  check(arePairs, 'audit.jsonl: an act that gives entries to judges');
  return pairs;
}

/**
 * The entries that judges had in a final, by its acts: first the opening, then those that gave judges more of them. An
 * entry is not there if all judges of the opening have a conflict of interest with it.
 *
 * @param {Act[]} final @returns {Set<string>}
 */
function entriesOf([opening, ...others]) {
  const { judges, entries, conflicts } = opening.data;
  check(areTexts(judges) && areTexts(entries), 'audit.jsonl: the opening of the final');
  const all = new Set(judges);
  /** The judges who have a conflict of interest with each entry. @type {Map<string, Set<string>>} */
  const conflicted = new Map(entries.map((entry) => [entry, new Set()]));
  for (const { judgeId, entryId } of readPairs(conflicts))
    if (all.has(judgeId)) conflicted.get(entryId)?.add(judgeId);
  const added = others
    .filter(({ action }) => action === 'round.reassign' || action === 'judge.accept')
    .flatMap(({ data }) => readPairs(data.added));
  return new Set([
    ...entries.filter((entry) => (conflicted.get(entry)?.size ?? 0) < all.size),
    ...added.map(({ entryId }) => entryId),
  ]);
}

/** The states of marks that marks.csv has, by the acts that lead to them. */
const STATES = new Map([
  ['mark.submit', 'submitted'],
  ['mark.change', 'submitted'],
  ['mark.abstain', 'abstained'],
  ['mark.recuse', 'recused'],
  ['mark.resume', ''],
]);

/**
 * The finalists are the entries of the final, or all without one. Each has the marks that judges sent and did not take back, and each letter
 * stands for a judge who did the same with the same entries.
 *
 * @param {Act[]} acts @param {ListedEntry[]} entries @param {Row[]} marks @param {number} format
 */
function checkFinal(acts, entries, marks, format) {
  const opened = acts.findIndex(({ action, data }) => action === 'round.open' && data.number === 2);
  const final = opened === -1 ? [] : acts.slice(opened);
  const inFinal = opened === -1 ? null : entriesOf(final);
  for (const { number, id, isFinalist } of entries) {
    const isWanted = inFinal === null || inFinal.has(id);
    check(
      isFinalist === isWanted,
      `entries.json: by the acts, entry ${number} is ${isWanted ? 'a finalist' : 'no finalist'}`,
    );
  }
  /** The last act about each mark. @type {Map<string | null, Act>} */
  const last = new Map();
  for (const act of final) if (STATES.has(act.action)) last.set(act.subjectId, act);
  const numbers = new Map(entries.map(({ id, number }) => [id, number]));
  const told = [...last.values()].flatMap(({ action, data }) => {
    const entry = numbers.get(data.entryId);
    const state = STATES.get(action);
    return entry && state ? [{ entry, judge: data.judgeId, state }] : [];
  });
  const [has, wanted] = [marks, told].map((rows) => {
    const counts = new Map();
    for (const { entry, state } of rows)
      if (state === 'submitted') counts.set(entry, (counts.get(entry) ?? 0) + 1);
    return counts;
  });
  for (const { number } of entries) {
    const [own, sent] = [has.get(number) ?? 0, wanted.get(number) ?? 0];
    check(own === sent, `marks.csv: entry ${number} has ${own} marks, judges sent ${sent}`);
  }
  check(
    format === 1 || workOf(marks) === workOf(told),
    'marks.csv: by the acts, other judges marked other entries, or abstained from them',
  );
}

const keyOf = (/** @type {Pair} */ { judgeId, entryId }) => `${judgeId} ${entryId}`;

/**
 * A final is opened once. Judges mark the entries that the acts give them, before its end. No judge joins while a mark is submitted:
 * somebody who knows the mark could choose her by it. A final that an upgrade found open is not compared.
 *
 * @param {Act[]} acts @param {Begin} begin
 */
function checkJury(acts, begin) {
  const [at = -1, again] = acts.flatMap(({ action, data }, index) =>
    action === 'round.open' && data.number === 2 ? [index] : [],
  );
  check(again === undefined, 'audit.jsonl: the final was opened twice');
  if (at <= begin.at) return;
  const { subjectId: final, data: opening } = acts[at];
  const conflicts = new Set(readPairs(opening.conflicts).map(keyOf));
  /** @type {Set<string>} */
  const judges = new Set(opening.judges);
  const given = new Set(
    [...judges]
      .flatMap((judgeId) =>
        opening.entries.map((/** @type {string} */ entryId) => keyOf({ judgeId, entryId })),
      )
      .filter((key) => !conflicts.has(key)),
  );
  let end = Date.parse(opening.closesAt);
  /** @type {Set<string | null>} */
  const submitted = new Set();
  for (const act of acts.slice(at + 1)) {
    const { id, action, subjectId, data } = act;
    if (action === 'round.extend' && subjectId === final) end = Date.parse(data.closesAt);
    if (action === 'round.reassign' || action === 'judge.accept')
      for (const pair of readPairs(data.added)) {
        check(
          judges.has(pair.judgeId) || submitted.size === 0,
          `audit.jsonl: by act ${id}, a judge joined the final after a mark was submitted`,
        );
        judges.add(pair.judgeId);
        given.add(keyOf(pair));
      }
    if (!action.startsWith('mark.')) continue;
    check(
      given.has(keyOf(/** @type {any} */ (data))),
      `audit.jsonl: act ${id} is of a judge who was not given the entry`,
    );
    check(
      // The service compares the time of its transaction, and the act gets that of its own row, or of a clock that was ahead.
      Date.parse(timeOf(act)) < end + MAX_DELAY,
      `audit.jsonl: act ${id} came after the end of the final`,
    );
    const state = STATES.get(action);
    if (state === 'submitted') submitted.add(subjectId);
    else if (state !== undefined) submitted.delete(subjectId);
  }
  check(
    Date.parse(timeOf(/** @type {Act} */ (acts.at(-1)))) > end - MAX_DELAY,
    'audit.jsonl: the result was certified before the end of the final',
  );
}

/** To the millisecond, as programs read times. @param {Act} act */
const timeOf = ({ at }) => `${at.slice(0, 23)}Z`;

/**
 * The jury has heard each entry: all are finalists, except those that a first round has heard and the acts pass over. The opening of a final
 * names these; before it did so, that was not settled for each entry.
 *
 * @param {Act[]} acts @param {ListedEntry[]} entries
 */
function checkHeard(acts, entries) {
  const isOpening = (/** @type {Act} */ { action, data }, /** @type {number} */ number) =>
    action === 'round.open' && data.number === number;
  const at = acts.findIndex((act) => isOpening(act, 2));
  const passedOver = acts[at]?.data.passedOver;
  if (passedOver === undefined) return;
  const late = acts
    .slice(at)
    .flatMap(({ action, data }) => (action === 'round.passOver' ? [data.entryId] : []));
  check(areTexts(passedOver) && areTexts(late), 'audit.jsonl: the entries that the final passes over');
  const passed = new Set([...passedOver, ...late]);
  check(
    passed.size === 0 || acts.slice(0, at).some((act) => isOpening(act, 1)),
    'audit.jsonl: the final passes over entries without a first round',
  );
  for (const { number, id, isFinalist } of entries)
    check(isFinalist || passed.has(id), `entries.json: by the acts, no judge could hear entry ${number}`);
}

/** What each judge did with which entries, without who she is. @param {Array<{ entry: number, judge: string, state: string }>} rows */
function workOf(rows) {
  /** @type {Map<string, string[]>} */
  const works = new Map();
  for (const { entry, judge, state } of rows)
    works.set(judge, [...(works.get(judge) ?? []), `${entry} ${state}`]);
  return JSON.stringify([...works.values()].map((work) => work.sort().join()).sort());
}

/**
 * A judge is late if the acts give her entries of the final, but the opening does not have her. Files of format 1 do not say how many are.
 *
 * @param {Act[]} acts @param {{ lateJudges?: number }} contest @param {number} format
 */
function checkLateJudges(acts, { lateJudges }, format) {
  const opened = acts.findIndex(({ action, data }) => action === 'round.open' && data.number === 2);
  if (lateJudges === undefined && (format === 1 || opened === -1)) return;
  const late = new Set(
    acts
      .slice(opened)
      .filter(({ action }) => action === 'round.reassign' || action === 'judge.accept')
      .flatMap(({ data }) => /** @type {Pair[]} */ (data.added ?? []))
      .map(({ judgeId }) => judgeId)
      .filter((judgeId) => !acts[opened]?.data.judges.includes(judgeId)),
  );
  check(
    opened !== -1 && late.size === lateJudges,
    `contest.json: by the acts, ${late.size} judges joined the final after its opening`,
  );
}

/**
 * The entries are those that are in the contest by the acts. Returns how many were in it and left.
 *
 * @param {Act[]} acts @param {ListedEntry[]} entries @param {Begin} begin
 */
function checkEntries(acts, entries, begin) {
  const approved = new Set(begin.approved);
  const ever = new Set(begin.approved);
  for (const { action, subjectId, data } of acts.slice(begin.at + 1)) {
    if (
      subjectId === null ||
      !/^entry\.(approve|reject|disapprove|withdraw|restore|delete|undoDelete|erase)$/.test(action)
    )
      continue;
    if (data.to === 'approved') {
      approved.add(subjectId);
      ever.add(subjectId);
    } else approved.delete(subjectId);
  }
  for (const { number, id } of entries)
    check(approved.delete(id), `entries.json: by the acts, entry ${number} is not in the contest`);
  const [missing] = approved;
  check(missing === undefined, `entries.json: entry ${missing} is missing, and no act says that it left`);
  return ever.size - entries.length;
}

/** Acts by which an entry comes into the contest. */
const COMES_BACK = /^entry\.(approve|restore|undoDelete)$/;

/** Acts by which an entrant leaves. */
const BY_ENTRANT = ['entry.withdraw', 'entry.erase'];

/** Acts after which voting has opened or submissions have closed. */
const SETTLED = ['vote.cast', 'votes.listDomains', 'round.open'];

/** The reasons that an act gives for entries that staff took out before. @param {Act} act @returns {unknown} */
const reasonsOf = ({ action, data }) =>
  action === 'round.open' || action === 'result.propose' ? data.left : undefined;

/**
 * The acts say why staff took out each approved entry that is not back: the decision, or the opening of a round or the proposal of a result after
 * it. That begins when voting opens or submissions close. Earlier releases wrote no such reasons, and then nothing is compared.
 *
 * @param {Act[]} acts @param {Contest} contest
 */
function checkReasons(acts, { reasonsFrom }) {
  const telling = acts.filter((act) => reasonsOf(act) !== undefined);
  const settled = acts.find(({ action }) => SETTLED.includes(action));
  const from = reasonsFrom ?? settled?.at;
  if (telling.length === 0 || from === undefined) return;
  check(
    reasonsFrom !== undefined || !telling.some(({ action }) => action === 'result.propose'),
    'contest.json: does not say from when on a reason is needed',
  );
  check(
    !settled || Date.parse(from) <= Date.parse(settled.at) + MAX_DELAY,
    `contest.json: by act ${settled?.id}, a reason is needed earlier`,
  );
  /** The acts by which staff took out entries, without a reason. @type {Map<unknown, number>} */
  const unexplained = new Map();
  for (const act of acts) {
    const { id, at, action, subjectId, data } = act;
    const isOfStaff = action === 'entry.disapprove' || action === 'entry.delete';
    if (data.from === 'approved' && isOfStaff && at >= from) unexplained.set(subjectId, id);
    // It is back, or its entrant has left with it.
    else if (
      COMES_BACK.test(action)
        ? data.to === 'approved'
        : data.from === 'approved' && BY_ENTRANT.includes(action)
    )
      unexplained.delete(subjectId);
    // A decision says why.
    if (/^entry\.(disapprove|reject)$/.test(action) && isReason(data.reason)) unexplained.delete(subjectId);
    const reasons = reasonsOf(act) ?? [];
    check(
      Array.isArray(reasons) && reasons.every((each) => isObject(each) && isReason(each.reason)),
      `audit.jsonl: the reasons of act ${id}`,
    );
    for (const { entryId } of reasons) unexplained.delete(entryId);
  }
  for (const [entry, id] of unexplained)
    check(false, `audit.jsonl: act ${id} took out entry ${entry}, and no act says why`);
}

/** Letters and symbols that show nothing: fillers of Hangul, and the empty pattern of Braille. */
const BLANK_LETTERS = /[\u115F\u1160\u3164\uFFA0\u2800]/g;

/** @param {unknown} reason */
const isReason = (reason) =>
  isText(reason) && /[\p{L}\p{N}\p{P}\p{S}]/u.test(reason.replace(BLANK_LETTERS, ''));

/** All votes are told, and those that were taken back. @param {Act[]} acts @param {Votes} votes */
function checkVotes(acts, votes) {
  /** The last act of each vote. @type {Map<string | null, string>} */
  const last = new Map();
  for (const { action, subjectId } of acts)
    if (action === 'vote.cast' || action === 'vote.withdraw') last.set(subjectId, action);
  let withdrawn = 0;
  for (const action of last.values()) if (action === 'vote.withdraw') withdrawn += 1;
  check(votes.withdrawn === withdrawn, `votes.json: ${withdrawn} votes were taken back`);
  const told = sum(votes.counted) + sum(votes.void) + votes.withdrawn;
  check(last.size === told, `audit.jsonl: ${last.size} votes were cast, votes.json has ${told}`);
}

/**
 * The throwaway domains are those that were listed when voting opened, and those that the owner added before the votes were closed. Results of
 * earlier releases do not tell them: then no act lists any.
 *
 * @param {Act[]} acts @param {Contest} contest
 */
function checkDomains(acts, { throwawayDomains }) {
  const openings = acts.filter(({ action }) => action === 'votes.listDomains');
  check(openings.length <= 1, 'audit.jsonl: the throwaway domains are listed twice');
  const [opening] = openings;
  if (!opening) {
    check(throwawayDomains === undefined, 'contest.json: no act lists the throwaway domains');
    return;
  }
  check(areTexts(opening.data.domains), 'audit.jsonl: the act that lists the throwaway domains');
  /** Those that are listed, and those that ever were while votes were open. @type {Array<Set<string>>} */
  const [listed, ever] = [new Set(opening.data.domains), new Set(opening.data.domains)];
  let isOpen = true;
  for (const { id, action, data } of acts.slice(acts.indexOf(opening))) {
    if (action === 'contest.closeVotes') isOpen = false;
    const isAdded = action === 'votes.addDisposableDomain';
    if (!isAdded && action !== 'votes.removeDisposableDomain') continue;
    const { domain, reason } = data;
    check(
      isText(domain) && isText(reason) && reason.trim() !== '',
      `audit.jsonl: act ${id} of a throwaway domain`,
    );
    check(
      listed.has(domain) !== isAdded,
      `audit.jsonl: act ${id}: by the acts before, ${domain} is ${isAdded ? 'listed already' : 'not listed'}`,
    );
    if (!isAdded) listed.delete(domain);
    else {
      listed.add(domain);
      if (isOpen) ever.add(domain);
    }
  }
  const told = throwawayDomains?.map(({ domain }) => domain);
  check(
    canonicalJson(told) === canonicalJson([...ever].sort()),
    `contest.json: not the ${ever.size} throwaway domains that were listed while votes were open`,
  );
}

/**
 * As many votes are suspicious as were set aside and not released. A vote that was taken back may be one of them. A vote is void for an entry that
 * left only if one left.
 *
 * @param {Act[]} acts @param {Votes} votes @param {number} left @param {Begin} begin
 */
function checkVoid(acts, votes, left, begin) {
  let [least, most] = [begin.quarantined, begin.quarantined];
  for (const { action, data } of acts.slice(begin.at + 1)) {
    if (!/^votes\.(score|quarantine|release|undo)$/.test(action)) continue;
    let [more, less] = [data.quarantined, data.released];
    if (action === 'votes.quarantine') [more, less] = [data.votes, 0];
    if (action === 'votes.release') [more, less] = [0, data.votes];
    // An undo of a release before this format does not tell which.
    const isUnknown = action === 'votes.undo' && more === undefined && less === undefined;
    if (isUnknown) [more, less] = [data.votes, data.votes];
    check(isCount(more) && isCount(less), 'audit.jsonl: an act that sets votes aside or releases them');
    least += isUnknown ? -less : more - less;
    most += isUnknown ? more : more - less;
  }
  const { suspicious = 0, 'entry-left': lost = 0 } = votes.void;
  check(
    suspicious <= most && suspicious >= least - votes.withdrawn,
    `votes.json: ${suspicious} votes are suspicious, ${most} were set aside`,
  );
  check(
    left > 0 || lost <= begin.lost,
    `votes.json: ${lost} votes were for an entry that left, and none did`,
  );
}

/** @param {Act[]} acts */
function checkTimes(acts) {
  let latest = -Infinity;
  for (const { id, at } of acts) {
    check(TIME.test(at), `audit.jsonl: the time of act ${id}`);
    const time = Date.parse(`${at.slice(0, 23)}Z`);
    check(time >= latest - MAX_DELAY, `audit.jsonl: act ${id} has an earlier time than the acts before it`);
    latest = Math.max(latest, time);
  }
}

// Part 7. The hash of a receipt

/**
 * The line of a vote in roll.txt begins with this hash of its receipt. The nonce of the contest keeps anybody from
 * computing the hashes before the result is public.
 *
 * @param {string} nonce In contest.json. @param {string} receipt
 */
export async function leafOf(nonce, receipt) {
  const sha256 = await createSha256();
  return sha256(withLengths(nonce, receipt));
}

// Part 8. Running

/** By name, so that the code of a page does not try to load what only Node has. @param {string} name */
const ofNode = (name) => import(/* @vite-ignore */ `node:${name}`);

/** What systems leave in a folder by themselves. @param {string} name */
const isOfSystem = (name) => name.startsWith('.') || ['__MACOSX', 'Thumbs.db', 'desktop.ini'].includes(name);

/** Reads the unpacked files. @param {string} folder @returns {Promise<Files>} */
async function readFolder(folder) {
  const { readdir, readFile, stat } = await ofNode('fs/promises');
  /** @type {Files} */
  const files = {};
  for (const name of await readdir(folder)) {
    if (isOfSystem(name)) continue;
    const found = await stat(`${folder}/${name}`);
    check(
      found.isFile() && [...NAMES, AFTER, 'SHA256SUMS'].includes(name),
      `${name}: no file of a result. Please unpack the ZIP into a folder of its own`,
    );
    check(found.size <= MAX_BYTES, `${name}: larger than a file of a result`);
    files[name] = new Uint8Array(await readFile(`${folder}/${name}`));
  }
  return files;
}

/** @param {string} folder */
async function run(folder) {
  /** @type {Verdict} */
  let verdict = { lines: [], manifest: '', format: null, fault: null };
  try {
    verdict = await verify(await readFolder(folder));
  } catch (error) {
    verdict.fault = toFault(error);
  }
  const { lines, manifest, format, fault } = verdict;
  console.log('place  entry  points');
  for (const { place, entry, points } of lines)
    console.log(
      `${String(place).padStart(5)}  ${String(entry).padStart(5)}  ${(points.total / 1_000).toFixed(3).padStart(7)}`,
    );
  console.log(`SHA-256 of SHA256SUMS: ${manifest}`);
  if (format === 1)
    console.log(
      'Format 1, of an earlier release: its acts do not tell who left the contest, so that was not compared.',
    );
  console.log(fault === null ? 'PASS' : `FAIL: ${fault.slice(0, 500).replaceAll(/\p{Cc}/gu, '?')}`);
  process.exitCode = fault === null ? 0 : 1;
}

/** Whether Node was started with this file, whatever its name is now: a browser may have saved it as "verify (1).mjs". */
async function isProgram() {
  const started = globalThis.process?.argv?.[1];
  if (!started || !import.meta.url.startsWith('file:')) return false;
  const [{ realpath }, { pathToFileURL }] = await Promise.all([ofNode('fs/promises'), ofNode('url')]);
  const path = await realpath(started).catch(() => null);
  return path !== null && pathToFileURL(path).href === import.meta.url;
}

if (await isProgram()) await run(process.argv[2] ?? '.');
