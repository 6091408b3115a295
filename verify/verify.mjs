// @ts-check
/**
 * Computes the result of a contest from the marks of its judges and its votes, by the method that the rules of the
 * contest publish. All numbers are whole numbers or fractions of them, so every computer gets the same result.
 *
 * Run `node verify.mjs FOLDER` in the unpacked files of a result: it computes the result again, compares all files, and
 * prints PASS, or FAIL with the first difference.
 *
 * @typedef {'rendition' | 'engagement' | 'votes'} Part What the rules weigh.
 * @typedef {{ method: 'places' | 'share_of_best', weights: Record<Part, number> }} Rules The weights are percent, 100 together.
 * @typedef {{ number: number, submittedAt: string }} Entry A finalist; `submittedAt` as UTC, to the microsecond.
 * @typedef {{ entry: number, judge: string, rendition: number, engagement: number }} Marks One judge's marks of an entry, in half points from 0 to 20.
 * @typedef {{ entry: number, place: number, points: Record<Part | 'total', number>, places: Record<Part, number> }} Line
 *   `points` in thousandths of a point, of 100 points; entries that tie in a part share the mean of their `places`.
 */

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
const doublePlaces = (values) =>
  values.map((value) => {
    const higher = values.filter((other) => compare(other, value) > 0).length;
    const equal = values.filter((other) => compare(other, value) === 0).length;
    return 2 * higher + equal + 1;
  });

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
  /** @type {(number: number, part: 'rendition' | 'engagement') => Fraction} */
  const meanOf = (number, part) =>
    mean(marks.filter(({ entry }) => entry === number).map((marksOfJudge) => marksOfJudge[part]));
  const votesOf = (/** @type {number} */ number) => votes[number] ?? 0;
  const most = Math.max(...entries.map(({ number }) => votesOf(number)));
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

/**
 * @typedef {Record<string, Uint8Array<ArrayBuffer>>} Files The files of a result, by name.
 * @typedef {{ lines: Line[], manifest: string, fault: string | null }} Verdict
 *   `manifest` is the SHA-256 of SHA256SUMS, which the announcement names; `fault` the first difference.
 */

const toText = (/** @type {Uint8Array} */ bytes) => new TextDecoder('utf-8', { fatal: true }).decode(bytes);
const hex = (/** @type {Uint8Array} */ bytes) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Each line has an end, also the last one. @param {Files} files @param {string} name */
function linesOf(files, name) {
  const lines = toText(files[name]).split('\n');
  check(lines.pop() === '', `${name}: the last line has no end`);
  return lines;
}

/** JSON has one spelling, so that a key cannot be there twice. @param {Files} files @param {string} name */
function readJson(files, name) {
  const text = toText(files[name]);
  const value = JSON.parse(text);
  check(text === `${JSON.stringify(value, null, 2)}\n`, `${name}: not written as a result is`);
  return value;
}

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

/** A difference ends the verification. @param {unknown} isRight @param {string} difference @returns {asserts isRight} */
function check(isRight, difference) {
  if (!isRight) throw new Error(difference);
}

/**
 * Compares all files of a result with each other, and with what it computes from them.
 *
 * @param {Files} files @returns {Promise<Verdict>}
 */
export async function verify(files) {
  const sha256 = await createSha256();
  const manifest = files['SHA256SUMS'] ? await sha256(files['SHA256SUMS']) : '';
  /** @type {Line[]} */
  let lines = [];
  try {
    await checkSums(files, sha256);
    const contest = readJson(files, 'contest.json');
    const entries = readJson(files, 'entries.json');
    const votes = readJson(files, 'votes.json');
    checkRules(contest);
    checkEntries(entries);
    const marks = readMarks(linesOf(files, 'marks.csv'), entries);
    checkRoll(linesOf(files, 'roll.txt'), votes, entries);
    lines = resultOf(contest, entries.filter(isFinalist), marks, votes.counted);
    const claimed = readJson(files, 'result.json');
    check(
      canonicalJson(claimed) === canonicalJson({ lines }),
      `result.json: ${firstLine(claimed.lines, lines)}`,
    );
    check(
      contest.rules.sha256 === (await sha256(files['rules.md'])),
      'rules.md: not the rules of the contest',
    );
    const acts = await readChain(
      linesOf(files, 'audit.jsonl'),
      contest.id,
      linesOf(files, 'heads.txt'),
      sha256,
    );
    checkWaivers(acts, contest);
    checkFinal(acts, entries, marks);
    checkLateJudges(acts, contest);
    await checkActs(acts, contest, votes, files, sha256);
    return { lines, manifest, fault: null };
  } catch (error) {
    // Files that cannot even be read are a difference too.
    return { lines, manifest, fault: /** @type {Error} */ (error).message };
  }
}

/** @param {{ isFinalist: boolean }} entry */
const isFinalist = (entry) => entry.isFinalist;

/** @param {Files} files @param {(bytes: Uint8Array<ArrayBuffer>) => Promise<string>} sha256 */
async function checkSums(files, sha256) {
  check(files['SHA256SUMS'], 'SHA256SUMS: missing');
  for (const name of NAMES) check(files[name], `${name}: missing`);
  const names = Object.keys(files).filter((name) => name !== 'SHA256SUMS');
  for (const name of names) check(NAMES.includes(name), `${name}: no file of a result`);
  const sums = await Promise.all(NAMES.map(async (name) => `${await sha256(files[name])}  ${name}`));
  const claimed = linesOf(files, 'SHA256SUMS');
  NAMES.forEach((name, index) => check(claimed[index] === sums[index], `${name}: not as in SHA256SUMS`));
  check(toText(files['SHA256SUMS']) === `${sums.join('\n')}\n`, 'SHA256SUMS: has more than the files');
}

/** @param {Rules} rules */
function checkRules({ method, weights }) {
  check(method === 'places' || method === 'share_of_best', 'contest.json: method');
  const isWhole = PARTS.every((part) => isCount(weights[part]));
  const sum = PARTS.reduce((all, part) => all + weights[part], 0);
  check(isWhole && sum === 100, 'contest.json: weights');
}

/** @param {unknown} value @returns {value is number} */
const isCount = (value) => Number.isSafeInteger(value) && Number(value) >= 0;

/** @param {Array<{ number: number }>} entries */
function checkEntries(entries) {
  entries.forEach(({ number }, index) => check(number === index + 1, `entries.json: entry ${index + 1}`));
}

const MARKS_ROW = /^([1-9]\d*),([A-Z]),(submitted|abstained|recused),(0|[1-9]\d?),(0|[1-9]\d?)$/;

/** @param {string[]} lines @param {Array<Entry & { isFinalist: boolean }>} entries @returns {Marks[]} */
function readMarks([head, ...rows], entries) {
  check(head === 'entry,judge,state,rendition,engagement', 'marks.csv: first line');
  const seen = new Set();
  const marks = rows.map((row, index) => {
    const [, entry, judge, state, rendition, engagement] = MARKS_ROW.exec(row) ?? [];
    const mark = {
      entry: Number(entry),
      judge: judge ?? '',
      rendition: Number(rendition),
      engagement: Number(engagement),
    };
    const isMark = mark.rendition <= FULL_MARK && mark.engagement <= FULL_MARK;
    const isKnown = entries[mark.entry - 1]?.isFinalist && !seen.has(`${entry},${judge}`);
    check(isKnown && isMark, `marks.csv: line ${index + 2}`);
    seen.add(`${entry},${judge}`);
    return { ...mark, state };
  });
  return marks.filter(({ state }) => state === 'submitted');
}

/**
 * The roll has a line for each vote: the hash of its receipt, and how it counts.
 *
 * @param {string[]} roll @param {{ counted: Record<string, number>, void: Record<string, number> }} votes @param {Array<{ number: number }>} entries
 */
function checkRoll(roll, votes, entries) {
  /** @type {Record<string, number>} */
  const classes = {};
  roll.forEach((line, index) => {
    const [, state] = /^[0-9a-f]{64} (counted|void:suspicious|void:entry-left)$/.exec(line) ?? [];
    // Each receipt is there once.
    const isNext = index === 0 || roll[index - 1].slice(0, 64) < line.slice(0, 64);
    check(state !== undefined && isNext, `roll.txt: line ${index + 1}`);
    classes[state] = (classes[state] ?? 0) + 1;
  });
  const numbers = Object.keys(votes.counted);
  check(
    numbers.length === entries.length && entries.every(({ number }) => isCount(votes.counted[number])),
    'votes.json: not a number of votes for each entry',
  );
  const counted = Object.values(votes.counted).reduce((sum, count) => sum + count, 0);
  check(
    counted === (classes['counted'] ?? 0),
    `votes.json: ${counted} votes count, in the roll ${classes['counted'] ?? 0}`,
  );
  const voided = Object.fromEntries(
    Object.entries(classes)
      .filter(([name]) => name !== 'counted')
      .map(([name, count]) => [name.slice(5), count]),
  );
  check(canonicalJson(votes.void) === canonicalJson(voided), 'votes.json: void votes are not as in the roll');
}

/** @param {Line[] | undefined} claimed @param {Line[]} lines */
function firstLine(claimed, lines) {
  const at = lines.findIndex(
    (line, index) => canonicalJson(line) !== canonicalJson(claimed?.[index] ?? null),
  );
  return at === -1 ? 'has more than the computed places' : `place ${at + 1} is ${canonicalJson(lines[at])}`;
}

/**
 * Each act and each day has the hash of what came before. The hash of a day is a head, which emails and the page of the contest had.
 *
 * @param {string[]} rows @param {string} contestId @param {string[]} heads @param {(bytes: Uint8Array<ArrayBuffer>) => Promise<string>} sha256
 */
async function readChain(rows, contestId, heads, sha256) {
  let previous = await sha256(withLengths('paattu seals 1', contestId));
  const acts = [];
  const days = [];
  for (const [index, row] of rows.entries()) {
    const { hash, act, day } = JSON.parse(row);
    const sealed = canonicalJson(act ?? { contestId, day });
    check(!act || act.contestId === contestId, `audit.jsonl: line ${index + 1} is of another contest`);
    check(hash === (await sha256(withLengths(fromHex(previous), sealed))), `audit.jsonl: line ${index + 1}`);
    if (act) acts.push(act);
    else days.push(`${day} ${hash}`);
    previous = hash;
  }
  check(canonicalJson(days) === canonicalJson(heads), 'heads.txt: not the days of audit.jsonl');
  return acts;
}

const fromHex = (/** @type {string} */ digits) =>
  Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

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

/** @typedef {{ action: string, subjectId: string, data: Record<string, any> }} Act */

/** @param {Act[]} acts @param {{ version: number, waivers: Array<{ blocker: string }> }} contest */
function checkWaivers(acts, { version, waivers }) {
  for (const { blocker } of waivers) {
    const isWaived = acts.some(
      ({ action, data }) => action === 'result.waive' && data.version === version && data.blocker === blocker,
    );
    check(isWaived, `audit.jsonl: ${blocker} was not waived`);
  }
}

/** @typedef {{ judgeId: string, entryId: string }} Pair */

/**
 * The entries that judges had in a final, by its acts: first the opening, then those that gave judges more of them. An
 * entry is not there if all judges of the opening have a conflict of interest with it.
 *
 * @param {Act[]} final @returns {Set<string>}
 */
function entriesOf([opening, ...others]) {
  /** @type {{ judges: string[], entries: string[], conflicts?: Pair[] }} */
  const { judges, entries, conflicts = [] } = /** @type {any} */ (opening.data);
  const isFree = (/** @type {string} */ entry) =>
    judges.some((judge) => !conflicts.some(({ judgeId, entryId }) => judgeId === judge && entryId === entry));
  /** @type {Pair[]} */
  const added = others
    .filter(({ action }) => action === 'round.reassign' || action === 'judge.accept')
    .flatMap(({ data }) => data.added ?? []);
  return new Set([...entries.filter(isFree), ...added.map(({ entryId }) => entryId)]);
}

/**
 * The finalists are the entries of the final, or all without one. Each has the marks that judges sent and did not take back.
 *
 * @param {Act[]} acts @param {Array<{ number: number, id: string, isFinalist: boolean }>} entries @param {Marks[]} marks
 */
function checkFinal(acts, entries, marks) {
  const opened = acts.findIndex(({ action, data }) => action === 'round.open' && data.number === 2);
  const final = opened === -1 ? [] : acts.slice(opened);
  const inFinal = opened === -1 ? null : entriesOf(final);
  /** The last act about each mark. @type {Map<string, Act>} */
  const last = new Map();
  for (const act of final)
    if (/^mark\.(submit|change|abstain|recuse|resume)$/.test(act.action)) last.set(act.subjectId, act);
  const sent = [...last.values()].filter(({ action }) => /^mark\.(submit|change)$/.test(action));
  for (const { number, id, isFinalist } of entries) {
    const isWanted = inFinal === null || inFinal.has(id);
    check(
      isFinalist === isWanted,
      `entries.json: by the acts, entry ${number} is ${isWanted ? 'a finalist' : 'no finalist'}`,
    );
    const has = marks.filter(({ entry }) => entry === number).length;
    const wanted = sent.filter(({ data }) => data.entryId === id).length;
    check(has === wanted, `marks.csv: entry ${number} has ${has} marks, judges sent ${wanted}`);
  }
}

/**
 * A judge is late if the acts give her entries of the final, but the opening does not have her. Files of earlier releases do not say how many
 * are.
 *
 * @param {Act[]} acts @param {{ lateJudges?: number }} contest
 */
function checkLateJudges(acts, { lateJudges }) {
  if (lateJudges === undefined) return;
  const opened = acts.findIndex(({ action, data }) => action === 'round.open' && data.number === 2);
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
 * @param {Act[]} acts
 * @param {{ version: number, rules: { number: number, sha256: string } }} contest
 * @param {{ counted: Record<string, number>, void: Record<string, number>, withdrawn: number }} votes
 * @param {Files} files @param {(bytes: Uint8Array<ArrayBuffer>) => Promise<string>} sha256
 */
async function checkActs(acts, contest, votes, files, sha256) {
  const publishes = acts.some(
    ({ action, data }) =>
      action === 'rules.publish' &&
      data.number === contest.rules.number &&
      data.sha256 === contest.rules.sha256,
  );
  check(publishes, 'audit.jsonl: these rules were not published');
  /** The last act of each vote. @type {Map<string, string>} */
  const last = new Map();
  for (const { action, subjectId } of acts.filter(({ action }) => /^vote\.(cast|withdraw)$/.test(action)))
    last.set(subjectId, action);
  const withdrawn = [...last.values()].filter((action) => action === 'vote.withdraw').length;
  check(votes.withdrawn === withdrawn, `votes.json: ${withdrawn} votes were taken back`);
  const sum = (/** @type {Record<string, number>} */ counts) =>
    Object.values(counts).reduce((all, count) => all + count, 0);
  const told = sum(votes.counted) + sum(votes.void) + votes.withdrawn;
  check(last.size === told, `audit.jsonl: ${last.size} votes were cast, votes.json has ${told}`);
  const certified = acts.findLast(
    ({ action, data }) => action === 'result.certify' && data.version === contest.version,
  );
  check(
    certified && certified === acts.at(-1),
    'audit.jsonl: does not end with the certification of this version',
  );
  for (const name of CERTIFIED)
    check(certified.data.files?.[name] === (await sha256(files[name])), `${name}: not as it was certified`);
}

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

/** By name, so that the code of a page does not try to load what only Node has. @param {string} name */
const ofNode = (name) => import(/* @vite-ignore */ `node:${name}`);

/** @param {string} folder */
async function run(folder) {
  const { readdir, readFile } = await ofNode('fs/promises');
  /** @type {string[]} */
  const found = await readdir(folder);
  const names = [...NAMES, 'SHA256SUMS'].filter((name) => found.includes(name));
  const files = await Promise.all(
    names.map(async (name) => [name, new Uint8Array(await readFile(`${folder}/${name}`))]),
  );
  const { lines, manifest, fault } = await verify(Object.fromEntries(files));
  console.log('place  entry  points');
  for (const { place, entry, points } of lines)
    console.log(
      `${String(place).padStart(5)}  ${String(entry).padStart(5)}  ${(points.total / 1_000).toFixed(3).padStart(7)}`,
    );
  console.log(`SHA-256 of SHA256SUMS: ${manifest}`);
  console.log(fault === null ? 'PASS' : `FAIL: ${fault.replaceAll(/\p{Cc}/gu, '?')}`);
  process.exitCode = fault === null ? 0 : 1;
}

if (globalThis.process?.argv?.[1]?.endsWith('verify.mjs')) await run(process.argv[2] ?? '.');
