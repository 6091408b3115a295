// @ts-check
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import {
  bundleOf,
  bytesOf,
  NONCE,
  openFinal,
  PROGRAM,
  sha256,
  textOf,
  toJson,
  withSums,
} from './test-bundle.mjs';
import { leafOf, verify } from './verify.mjs';

const bundle = bundleOf();

// @trust result-verify
test('a result that is as it was certified passes', async () => {
  const { lines, manifest, format, fault } = await verify(bundle);
  expect([format, fault]).toEqual([2, null]);
  expect(manifest).toBe(sha256(bundle['SHA256SUMS'] ?? ''));
  expect(lines.map(({ entry, place }) => [place, entry])).toEqual([[1, 1], [2, 3], [3, 2], [4, 5]]); // prettier-ignore
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
      const { fault } = await verify(withSums({ ...bundle, [name]: bytesOf(toJson(changed)) }));
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
  expect(roll).toContain(`${await leafOf(NONCE, 'R000000001')} counted\n`);
  expect(roll).toContain(`${await leafOf(NONCE, 'R000000000')} void:suspicious\n`);
  expect(roll).not.toContain(await leafOf(NONCE, 'R000000099'));
});

// @trust result-verify
test('browsers, which have no Node, get the same verdict', async () => {
  const get = (/** @type {any} */ node, /** @type {string} */ key) => (key === 'versions' ? {} : node[key]);
  jest.spyOn(globalThis, 'process', 'get').mockReturnValue(new Proxy(process, { get }));
  try {
    expect(await verify(bundle)).toMatchObject({ fault: null, manifest: sha256(bundle['SHA256SUMS'] ?? '') });
  } finally {
    jest.restoreAllMocks();
  }
});

// @trust result-verify
test('the program prints the places and PASS, or FAIL with the first difference', () => {
  const folder = mkdtempSync(join(tmpdir(), 'paattu-verify-'));
  try {
    for (const [name, file] of Object.entries(bundle)) writeFileSync(join(folder, name), file);
    // What systems leave there by themselves.
    writeFileSync(join(folder, '.DS_Store'), '');
    mkdirSync(join(folder, '__MACOSX'));
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
    // As a browser names the second download.
    const again = join(mkdtempSync(join(tmpdir(), 'paattu-verify-')), 'verify (1).mjs');
    copyFileSync(PROGRAM, again);
    const renamed = spawnSync(process.execPath, [again, folder], { encoding: 'utf8' });
    rmSync(dirname(again), { recursive: true });
    expect([renamed.status, renamed.stdout]).toEqual([0, passed.stdout]);
    const failing = (/** @type {string} */ fault) => {
      const failed = spawnSync(process.execPath, ['verify.mjs', '.'], { cwd: folder, encoding: 'utf8' });
      expect([failed.status, failed.stderr]).toEqual([1, '']);
      expect(failed.stdout).toContain(`FAIL: ${fault}\n`);
    };
    // As on the page, which has the names of all files.
    writeFileSync(join(folder, 'more.txt'), '');
    failing('more.txt: no file of a result. Please unpack the ZIP into a folder of its own');
    rmSync(join(folder, 'more.txt'));
    writeFileSync(join(folder, 'rules.md'), 'Other rules\n');
    failing('rules.md: not as in SHA256SUMS');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

/** The final, after whose opening judges got finalists. @param {string[]} late @param {number | undefined} lateJudges */
async function faultWithLate(late, lateJudges) {
  const open = (/** @type {string[]} */ entries, /** @type {import('./test-bundle.mjs').AddAct} */ act) => {
    openFinal(entries, act);
    for (const judgeId of late)
      for (const action of ['judge.accept', 'round.reassign'])
        act(action, 'late', { added: entries.map((entryId) => ({ judgeId, entryId })) });
  };
  return (await verify(bundleOf({ open }, { contest: { lateJudges } }))).fault;
}

// @trust jury-final-complete
test.each([
  ['none', [], 0],
  ['one', ['judge-E'], 1],
  ['two', ['judge-E', 'judge-F'], 2],
  ['none, although a judge of the opening got more', ['judge-A'], 0],
])('the judges who joined after the opening are %s', async (_, late, count) => {
  expect(await faultWithLate(late, count)).toBe(null);
  for (const other of [count + 1, undefined])
    expect(await faultWithLate(late, other)).toBe(
      `contest.json: by the acts, ${count} judges joined the final after its opening`,
    );
});

/** @typedef {import('./test-bundle.mjs').AddAct} AddAct */

test('an entry is not in a final that the release before opened, whose opening names nothing that it passes over', async () => {
  const open = (/** @type {string[]} */ entries, /** @type {AddAct} */ act) => {
    /** @type {AddAct} */
    const actBefore = (action, subjectId, data) => {
      const { passedOver: _, ...told } = /** @type {any} */ (data);
      act(action, subjectId, told);
    };
    openFinal(entries, actBefore, {}, { hasFirst: false });
  };
  expect((await verify(bundleOf({ open }))).fault).toBe(null);
});

test('an entry that comes back during a final is passed over after a first round', async () => {
  const open = (/** @type {string[]} */ entries, /** @type {AddAct} */ act) => {
    openFinal(entries, act, { passedOver: [] });
    act('round.passOver', 'final', { entryId: 'entry-4' });
  };
  expect((await verify(bundleOf({ open }))).fault).toBe(null);
});

test('the head of the program names its parts, and its README.md says how long it is', () => {
  const program = textOf(bundle['verify.mjs'] ?? new Uint8Array());
  const parts = [...program.matchAll(/^\/\/ Part (\d)\. (.+)$/gm)].map(([, number, title]) => [
    number,
    title,
  ]);
  const contents = [...program.matchAll(/^ \* (\d)\. ([^:\n]+?)[:.]/gm)].map(([, number, title]) => [
    number,
    title,
  ]);
  expect(contents.length).toBe(8);
  expect(contents).toEqual(parts.map(([number, title]) => [number, title]));
  expect(program.split('\n').length).toBeGreaterThan(1_000);
});
