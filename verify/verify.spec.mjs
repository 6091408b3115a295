// @ts-check
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { leafOf, resultOf, verify } from './verify.mjs';

/** @typedef {import('./verify.mjs').Files} Files */

const PROGRAM = fileURLToPath(new URL('verify.mjs', import.meta.url));
const CONTEST_ID = '7c2f7a1e-9d0e-4c52-8d53-0d5c3c1b4a10';
const RULES = 'Rules\n\n---\n\nനിയമങ്ങൾ\n';
const VOTES_METHOD = /** @type {const} */ ('places');

const sha256 = (/** @type {string | Uint8Array} */ bytes) => createHash('sha256').update(bytes).digest('hex');
const bytesOf = (/** @type {string} */ text) => new Uint8Array(Buffer.from(text));
const textOf = (/** @type {Uint8Array} */ bytes) => Buffer.from(bytes).toString();

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

/** @typedef {(action: string, subjectId: string, data: object) => void} AddAct */

const JUDGES = ['judge-A', 'judge-B', 'judge-C', 'judge-D'];

/** @param {string[]} entries @param {AddAct} act @param {object} [more] */
function openFinal(entries, act, more) {
  act('round.open', 'final', {
    number: 2,
    judges: JUDGES,
    entries: [...entries, 'entry-that-left'],
    conflicts: [],
    ...more,
  });
}

/**
 * Five entries, of which four are finalists; seven votes, of which one is void.
 *
 * @param {(files: Record<string, string>) => Record<string, string>} [forge] Changes files before their certification, which then names the
 *   forged ones.
 * @param {(finalists: string[], act: AddAct) => void} [open] Writes the acts that give the finalists to judges.
 */
function bundleOf(forge = (files) => files, open = openFinal) {
  const ballots = 3;
  const entries = [1, 2, 3, 4, 5].map((number) => ({
    number,
    id: `entry-${number}`,
    submittedAt: `2026-01-0${number}T10:00:00.000000Z`,
    isFinalist: number !== 4,
  }));
  const contest = {
    id: CONTEST_ID,
    title: 'Demo Cover Song Contest 2026',
    version: 1,
    method: VOTES_METHOD,
    weights: { rendition: 30, engagement: 20, votes: 50 },
    rules: { number: 2, sha256: sha256(RULES) },
    nonce: 'b7a1',
    waivers: [{ blocker: 'few-marks', reason: 'A judge is ill', reasonMalayalam: null }],
  };
  const marks = [
    ...['A', 'B', 'C'].flatMap((judge, at) =>
      [1, 2, 3, 5].map((entry) => ({
        entry,
        judge,
        rendition: 10 + entry - at,
        engagement: 12 - entry + at,
      })),
    ),
  ];
  const counted = { 1: ballots, 2: 1, 3: 2, 4: 0, 5: 0 };
  const receipts = Array.from({ length: ballots + 4 }, (_, n) => `R${String(n).padStart(9, '0')}`);
  const roll = receipts
    .map(
      (receipt, n) =>
        `${chained(contest.nonce, receipt).toString('hex')} ${n === 0 ? 'void:suspicious' : 'counted'}`,
    )
    .sort();
  const lines = resultOf(
    contest,
    entries.filter(({ isFinalist }) => isFinalist),
    marks,
    counted,
  );
  const result = `${JSON.stringify({ lines }, null, 2)}\n`;
  const rows = marks.map(
    ({ entry, judge, rendition, engagement }) => `${entry},${judge},submitted,${rendition},${engagement}`,
  );
  const toFile = (/** @type {string[]} */ rowsOfFile) => rowsOfFile.map((row) => `${row}\n`).join('');
  const honest = {
    'contest.json': `${JSON.stringify(contest, null, 2)}\n`,
    'entries.json': `${JSON.stringify(entries, null, 2)}\n`,
    'marks.csv': toFile(['entry,judge,state,rendition,engagement', ...rows]),
    'result.json': result,
    'roll.txt': toFile(roll),
    'rules.md': RULES,
    'votes.json': `${JSON.stringify({ counted, void: { suspicious: 1 }, withdrawn: 0 }, null, 2)}\n`,
  };
  const certified = Object.fromEntries(
    Object.entries(forge(honest)).map(([name, text]) => [name, bytesOf(text)]),
  );
  /** @type {string[]} */
  const audit = [];
  /** @type {string[]} */
  const heads = [];
  let previous = chained('paattu seals 1', CONTEST_ID);
  const seal = (/** @type {object} */ sealed, /** @type {object} */ row) => {
    previous = chained(previous, canonical(sealed));
    audit.push(canonical({ ...row, hash: previous.toString('hex') }));
  };
  let id = 0;
  const act = (/** @type {string} */ action, /** @type {string} */ subjectId, /** @type {object} */ data) => {
    id += 1;
    const done = {
      id,
      at: '2026-02-01T10:00:00.000000Z',
      actor: null,
      action,
      subjectKind: action.split('.')[0],
      subjectId,
      contestId: CONTEST_ID,
      data,
      detailsHash: null,
    };
    seal(done, { act: done });
  };
  const day = (/** @type {string} */ date) => {
    seal({ contestId: CONTEST_ID, day: date }, { day: date });
    heads.push(`${date} ${previous.toString('hex')}`);
  };
  act('rules.publish', CONTEST_ID, contest.rules);
  day('2026-02-01');
  for (const receipt of receipts) act('vote.cast', sha256(receipt), {});
  day('2026-02-02');
  const finalists = entries.filter(({ isFinalist }) => isFinalist);
  open(
    finalists.map((each) => each.id),
    act,
  );
  for (const { entry, judge } of marks)
    act('mark.submit', `mark-${judge}${entry}`, { judgeId: `judge-${judge}`, entryId: `entry-${entry}` });
  // Another judge took hers back.
  act('mark.submit', 'mark-D1', { judgeId: 'judge-D', entryId: 'entry-1' });
  act('mark.abstain', 'mark-D1', { judgeId: 'judge-D', entryId: 'entry-1' });
  act('result.waive', CONTEST_ID, { version: 1, blocker: 'few-marks' });
  act('result.certify', CONTEST_ID, {
    version: 1,
    files: Object.fromEntries(Object.entries(certified).map(([name, file]) => [name, sha256(file)])),
  });
  return withSums({
    ...certified,
    'README.md': bytesOf('# Result\n'),
    'audit.jsonl': bytesOf(toFile(audit)),
    'heads.txt': bytesOf(toFile(heads)),
    'verify.mjs': new Uint8Array(readFileSync(PROGRAM)),
  });
}

/** With the sums of the files as they are. @param {Files} files @returns {Files} */
function withSums(files) {
  const names = Object.keys(files)
    .filter((name) => name !== 'SHA256SUMS')
    .sort();
  const sums = names.map((name) => `${sha256(files[name] ?? '')}  ${name}\n`).join('');
  return { ...files, SHA256SUMS: bytesOf(sums) };
}

const bundle = bundleOf();

// @trust result-verify
test('a result that is as it was certified passes', async () => {
  const { lines, manifest, fault } = await verify(bundle);
  expect(fault).toBe(null);
  expect(manifest).toBe(sha256(bundle['SHA256SUMS'] ?? ''));
  expect(lines.map(({ entry, place }) => [place, entry])).toEqual([[1, 1], [2, 3], [3, 2], [4, 5]]); // prettier-ignore
});

/** Replaces JSON in a file. @param {Record<string, string>} files @param {string} name @param {object} changes */
const withJson = (files, name, changes) => ({
  ...files,
  [name]: `${JSON.stringify({ ...JSON.parse(files[name] ?? '{}'), ...changes }, null, 2)}\n`,
});

/** With other votes, and the result that follows from them. @param {Record<string, string>} files @param {Record<number, number>} counted @param {number} withdrawn */
function withCounted(files, counted, withdrawn) {
  const rules = JSON.parse(files['contest.json'] ?? '');
  const entries = JSON.parse(files['entries.json'] ?? '').filter(
    (/** @type {{ isFinalist: boolean }} */ { isFinalist }) => isFinalist,
  );
  const rows = (files['marks.csv'] ?? '').split('\n').slice(1, -1);
  const marks = rows.map((row) => {
    const [entry, judge = '', , rendition, engagement] = row.split(',');
    return { entry: Number(entry), judge, rendition: Number(rendition), engagement: Number(engagement) };
  });
  const lines = resultOf(rules, entries, marks, counted);
  return withJson(withJson(files, 'votes.json', { counted, withdrawn }), 'result.json', { lines });
}

/** Without the first `count` counted votes. @param {Record<string, string>} files @param {number} count */
const withoutVotes = (files, count) => {
  const rows = (files['roll.txt'] ?? '').split('\n');
  const removed = rows.filter((row) => row.endsWith(' counted')).slice(0, count);
  return { ...files, 'roll.txt': rows.filter((row) => !removed.includes(row)).join('\n') };
};

/** With other marks, and the result that follows from them. @param {Record<string, string>} files @param {(row: string) => boolean} keeps */
function withMarks(files, keeps) {
  const rows = (files['marks.csv'] ?? '').split('\n');
  const changed = { ...files, 'marks.csv': rows.filter(keeps).join('\n') };
  const { counted, withdrawn } = JSON.parse(files['votes.json'] ?? '');
  return withCounted(changed, counted, withdrawn);
}

/** @type {Array<[string, string, (files: Record<string, string>) => Record<string, string>]>} */
const FORGERIES = [
  [
    'a mark that is left out',
    'marks.csv: entry 1 has 2 marks, judges sent 3',
    (files) => withMarks(files, (row) => !row.startsWith('1,A')),
  ],
  [
    'an entry that was not in the final',
    'entries.json: by the acts, entry 4 is no finalist',
    (files) => {
      const entries = JSON.parse(files['entries.json'] ?? '');
      entries[3].isFinalist = true;
      const changed = { ...files, 'entries.json': `${JSON.stringify(entries, null, 2)}\n` };
      return withMarks(changed, () => true);
    },
  ],
  [
    'a waiver of which the log does not know',
    'audit.jsonl: broken-videos was not waived',
    (files) => withJson(files, 'contest.json', { waivers: [{ blocker: 'broken-videos', reason: 'A wish' }] }),
  ],
  [
    'votes that are said to be taken back',
    'votes.json: 0 votes were taken back',
    (files) => withoutVotes(withCounted(files, { 1: 1, 2: 1, 3: 2, 4: 0, 5: 0 }, 2), 2),
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
    (files) => ({ ...files, 'marks.csv': (files['marks.csv'] ?? '').replace('\n1,A', '\n01,A') }),
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
    'a last line without an end',
    'roll.txt: the last line has no end',
    (files) => ({ ...files, 'roll.txt': (files['roll.txt'] ?? '').trimEnd() }),
  ],
  [
    'a key that is there twice',
    'contest.json: not written as a result is',
    (files) => ({
      ...files,
      'contest.json': (files['contest.json'] ?? '').replace('{', '{\n  "version": 7,'),
    }),
  ],
  [
    'an unknown class of void votes',
    'roll.txt: line',
    (files) => ({ ...files, 'roll.txt': (files['roll.txt'] ?? '').replace('void:suspicious', 'void:other') }),
  ],
];

const honest = (/** @type {Record<string, string>} */ files) => files;

// @trust result-verify
test.each(['round.reassign', 'judge.accept'])(
  'an entry that %s gives to judges is a finalist',
  async (action) => {
    const { fault } = await verify(
      bundleOf(honest, ([late = '', ...entries], act) => {
        openFinal(entries, act);
        act(action, 'later', { added: [{ judgeId: 'judge-A', entryId: late }] });
      }),
    );
    expect(fault).toBe(null);
  },
);

/** The final, after whose opening `late` judges got finalists. @param {string[]} late @param {number} [claimed] */
async function faultWithLate(late, claimed) {
  const forge = (/** @type {Record<string, string>} */ files) =>
    claimed === undefined ? files : withJson(files, 'contest.json', { lateJudges: claimed });
  const open = (/** @type {string[]} */ entries, /** @type {AddAct} */ act) => {
    openFinal(entries, act);
    for (const judgeId of late)
      for (const action of ['judge.accept', 'round.reassign'])
        act(action, 'late', { added: entries.map((entryId) => ({ judgeId, entryId })) });
  };
  return (await verify(bundleOf(forge, open))).fault;
}

// @trust jury-final-complete
test.each([
  ['none', [], 0],
  ['one', ['judge-E'], 1],
  ['two', ['judge-E', 'judge-F'], 2],
  ['none, although a judge of the opening got more', ['judge-A'], 0],
])('the judges who joined after the opening are %s', async (_, late, count) => {
  expect(await faultWithLate(late, count)).toBe(null);
  expect(await faultWithLate(late, count + 1)).toBe(
    `contest.json: by the acts, ${count} judges joined the final after its opening`,
  );
});

// @trust result-verify
test('files of an earlier release do not say how many judges joined late', async () => {
  expect(await faultWithLate(['judge-E'])).toBe(null);
});

// @trust result-verify
test('an entry with which all judges have a conflict of interest is no finalist', async () => {
  const entries = ['entry-4', 'entry-1', 'entry-2', 'entry-3', 'entry-5'];
  const faultWith = async (/** @type {string[]} */ judges) => {
    const conflicts = judges.map((judgeId) => ({ judgeId, entryId: 'entry-4' }));
    return (await verify(bundleOf(honest, (_, act) => openFinal(entries, act, { conflicts })))).fault;
  };
  expect(await faultWith(JUDGES)).toBe(null);
  expect(await faultWith(JUDGES.slice(1))).toBe('entries.json: by the acts, entry 4 is a finalist');
});

// @trust result-verify
test('without a final, all entries are finalists', async () => {
  const noMarks = (/** @type {string} */ row) => row === '' || row.startsWith('entry');
  const { fault } = await verify(
    bundleOf(
      (files) => withMarks(files, noMarks),
      () => {},
    ),
  );
  expect(fault).toBe('entries.json: by the acts, entry 4 is a finalist');
});

// @trust result-verify
test.each(FORGERIES)('%s, which were certified so, are a difference', async (_, difference, forge) => {
  const { fault } = await verify(bundleOf(forge));
  expect(fault).toContain(difference);
});

/** @param {Uint8Array} file @param {number} at */
function withByteChanged(file, at) {
  const changed = Uint8Array.from(file);
  changed[at] = (changed[at] ?? 0) ^ 1;
  return changed;
}

// @trust result-verify
test('one changed byte in each 4 KB of each file is a difference', async () => {
  for (const [name, file] of Object.entries(bundle))
    for (let block = 0; block < file.length; block += 4_096) {
      const at = Math.min(block + ((block * 31 + 7) % 4_096), file.length - 1);
      const { fault } = await verify({ ...bundle, [name]: withByteChanged(file, at) });
      expect([name, at, fault]).toEqual([name, at, expect.any(String)]);
    }
});

// @trust result-verify
test('a missing and an additional file are differences', async () => {
  for (const name of Object.keys(bundle)) {
    const { [name]: _, ...rest } = bundle;
    expect((await verify(rest)).fault).toBe(`${name}: missing`);
  }
  expect((await verify({ ...bundle, 'more.txt': bytesOf('x') })).fault).toBe('more.txt: no file of a result');
});

/** Each value in the JSON with another one in its place. @param {unknown} value @returns {unknown[]} */
function changesOf(value) {
  if (typeof value === 'number') return [value + 1];
  if (typeof value === 'string') return [`${value}x`];
  if (typeof value === 'boolean') return [!value];
  if (Array.isArray(value))
    return [
      value.slice(1),
      ...value.flatMap((part, at) => changesOf(part).map((changed) => value.with(at, changed))),
    ];
  if (typeof value !== 'object' || value === null) return [0];
  return Object.entries(value).flatMap(([key, part]) => [
    Object.fromEntries(Object.entries(value).filter(([other]) => other !== key)),
    ...changesOf(part).map((changed) => ({ ...value, [key]: changed })),
  ]);
}

// @trust result-verify
test.each(['contest.json', 'entries.json', 'votes.json', 'result.json'])(
  'a changed field of %s is a difference, even with the sums of the changed files',
  async (name) => {
    const stored = JSON.parse(textOf(bundle[name] ?? new Uint8Array()));
    const changes = changesOf(stored);
    expect(changes.length).toBeGreaterThan(5);
    for (const changed of changes) {
      const { fault } = await verify(
        withSums({ ...bundle, [name]: bytesOf(`${JSON.stringify(changed, null, 2)}\n`) }),
      );
      expect([JSON.stringify(changed), fault]).toEqual([JSON.stringify(changed), expect.any(String)]);
    }
  },
);

// @trust result-verify
test.each(['audit.jsonl', 'heads.txt', 'marks.csv', 'roll.txt', 'rules.md'])(
  'a line of %s that is changed, missing or twice there is a difference, even with the sums of the changed files',
  async (name) => {
    const rows = textOf(bundle[name] ?? new Uint8Array())
      .split('\n')
      .slice(0, -1);
    for (const [at, row] of rows.entries()) {
      const changed = row.replace(/[0-9a-z]/, (sign) => (sign === '1' ? '2' : '1'));
      for (const other of [rows.toSpliced(at, 1), rows.toSpliced(at, 0, row), rows.with(at, changed)]) {
        if (other.join('\n') === rows.join('\n')) continue;
        const { fault } = await verify(withSums({ ...bundle, [name]: bytesOf(`${other.join('\n')}\n`) }));
        expect([other, fault]).toEqual([other, expect.any(String)]);
      }
    }
  },
);

// @trust result-roll
test('a voter finds the line of her vote by its receipt', async () => {
  const roll = textOf(bundle['roll.txt'] ?? new Uint8Array());
  expect(roll).toContain(`${await leafOf('b7a1', 'R000000001')} counted\n`);
  expect(roll).toContain(`${await leafOf('b7a1', 'R000000000')} void:suspicious\n`);
  expect(roll).not.toContain(await leafOf('b7a1', 'R000000099'));
});

// @trust result-verify
test('browsers, which have no Node, get the same verdict', async () => {
  const get = (/** @type {any} */ node, /** @type {string} */ key) => (key === 'versions' ? {} : node[key]);
  vi.stubGlobal('process', new Proxy(process, { get }));
  try {
    expect(await verify(bundle)).toMatchObject({ fault: null, manifest: sha256(bundle['SHA256SUMS'] ?? '') });
  } finally {
    vi.unstubAllGlobals();
  }
});

// @trust result-verify
test('the program prints the places and PASS, or FAIL with the first difference', () => {
  const folder = mkdtempSync(join(tmpdir(), 'paattu-verify-'));
  try {
    for (const [name, file] of Object.entries(bundle)) writeFileSync(join(folder, name), file);
    // What computers and people leave there.
    writeFileSync(join(folder, '.DS_Store'), '');
    mkdirSync(join(folder, 'more'));
    const passed = spawnSync(process.execPath, ['verify.mjs', '.'], { cwd: folder, encoding: 'utf8' });
    expect([passed.status, passed.stderr]).toEqual([0, '']);
    expect(passed.stdout).toBe(
      [
        'place  entry  points',
        '    1      1   70.000',
        '    2      3   60.000',
        '    3      2   40.000',
        '    4      5   30.000',
        `SHA-256 of SHA256SUMS: ${sha256(bundle['SHA256SUMS'] ?? '')}`,
        'PASS',
        '',
      ].join('\n'),
    );
    writeFileSync(join(folder, 'rules.md'), 'Other rules\n');
    const failed = spawnSync(process.execPath, ['verify.mjs', '.'], { cwd: folder, encoding: 'utf8' });
    expect(failed.status).toBe(1);
    expect(failed.stdout).toContain('FAIL: rules.md: not as in SHA256SUMS\n');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
