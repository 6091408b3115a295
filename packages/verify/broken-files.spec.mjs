// @ts-check
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleOf, bytesOf, PROGRAM, textOf, toJson, withSums } from './test-bundle.mjs';
import { verify } from './verify.mjs';

/** @typedef {import('./verify.mjs').Files} Files */

const genuine = bundleOf();
const NAMES = Object.keys(genuine).filter((name) => name !== 'SHA256SUMS');
const DATA = ['contest.json', 'entries.json', 'votes.json', 'result.json'];
const LINES = ['audit.jsonl', 'heads.txt', 'marks.csv', 'roll.txt'];

const fileOf = (/** @type {string} */ name) => genuine[name] ?? new Uint8Array();
const parse = (/** @type {string} */ name) => JSON.parse(textOf(fileOf(name)));
const half = (/** @type {Uint8Array<ArrayBuffer>} */ file) => file.slice(0, file.length >> 1);
const joined = (/** @type {Uint8Array[]} */ ...files) => new Uint8Array(Buffer.concat(files));
const deep = (/** @type {number} */ depth) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

/** A kind of broken file, and the files that it is tried with. @type {Array<[string, string[], (file: Uint8Array<ArrayBuffer>, name: string) => Uint8Array<ArrayBuffer>]>} */
const KINDS = [
  ['empty', NAMES, () => new Uint8Array()],
  ['truncated', [...DATA, ...LINES, 'rules.md'], half],
  ['joined with itself', [...DATA, ...LINES], (file) => joined(file, file)],
  [
    'another file under this name',
    [...DATA, ...LINES],
    (_, name) => fileOf(name === 'roll.txt' ? 'marks.csv' : 'roll.txt'),
  ],
  [
    'UTF-16',
    [...DATA, ...LINES],
    (file) => joined(Buffer.from([0xff, 0xfe]), Buffer.from(textOf(file), 'utf16le')),
  ],
  ['a mark of the byte order', [...DATA, ...LINES], (file) => joined(Buffer.from([0xef, 0xbb, 0xbf]), file)],
  ['broken UTF-8', [...DATA, ...LINES], (file) => joined(Buffer.from([0xc3, 0x28]), file)],
  ['zero bytes', [...DATA, ...LINES], () => new Uint8Array(4_096)],
  [
    'random bytes',
    [...DATA, ...LINES],
    () => Uint8Array.from({ length: 4_096 }, (_, at) => (at * 131 + 7) % 251),
  ],
  [
    'lines that end as on Windows',
    [...DATA, ...LINES],
    (file) => bytesOf(textOf(file).replaceAll('\n', '\r\n')),
  ],
  [
    'a key twice',
    DATA.filter((name) => name !== 'entries.json'),
    (file) => bytesOf(textOf(file).replace('{', '{\n  "id": 1,\n  "id": 2,')),
  ],
  ['JSON in another layout', DATA, (file) => bytesOf(JSON.stringify(JSON.parse(textOf(file))))],
  ['JSON nested 100,000 deep', DATA, () => bytesOf(`${deep(100_000)}\n`)],
  ['JSON nested 1,000 deep', DATA, () => bytesOf(toJson(JSON.parse(deep(1_000))))],
  ['a number', DATA, () => bytesOf('1\n')],
  ['null', DATA, () => bytesOf('null\n')],
  ['a list of nulls', DATA, () => bytesOf(toJson([null, null]))],
  ['an empty list', DATA, () => bytesOf('[]\n')],
  ['an empty object', DATA, () => bytesOf('{}\n')],
  ['a prototype', DATA, () => bytesOf('{\n  "__proto__": {\n    "lines": 1\n  }\n}\n')],
  ['a million lines', LINES, () => bytesOf('x\n'.repeat(1_000_000))],
  ['one line of 10 MB', LINES, () => bytesOf(`${'x'.repeat(10_000_000)}\n`)],
  [
    'the first line a million times',
    ['audit.jsonl', 'roll.txt', 'marks.csv'],
    (file) => bytesOf(`${textOf(file).split('\n')[0]}\n`.repeat(1_000_000)),
  ],
  [
    'links that are no acts',
    ['audit.jsonl'],
    () => bytesOf('{"act":null,"hash":null}\n{"day":1,"hash":"x"}\n'),
  ],
  ['an act nested 100,000 deep', ['audit.jsonl'], () => bytesOf(`{"act":${deep(100_000)},"hash":"x"}\n`)],
  [
    'an act nested 3,000 deep',
    ['audit.jsonl'],
    () =>
      bytesOf(
        `{"act":{"id":1,"at":"","action":"","subjectId":null,"contestId":"${parse('contest.json').id}","data":{"x":${deep(3_000)}}},"hash":"x"}\n`,
      ),
  ],
  [
    '200,000 entries',
    ['entries.json'],
    () =>
      bytesOf(
        toJson(
          Array.from({ length: 200_000 }, (_, at) => ({
            ...parse('entries.json')[0],
            number: at + 1,
            id: `${at}`,
          })),
        ),
      ),
  ],
  [
    'a number beyond all',
    ['votes.json', 'contest.json'],
    (file) => bytesOf(textOf(file).replace(/: \d+/, ': 1e400')),
  ],
  [
    'a broken number',
    ['votes.json', 'contest.json'],
    (file) => bytesOf(textOf(file).replace(/: \d+/, ': 1.5')),
  ],
];

const CASES = KINDS.flatMap(([kind, names, breakFile]) =>
  names.map((name) => /** @type {const} */ ([name, kind, breakFile])),
);

/** What a program says of itself. */
const ACCIDENT =
  /undefined|is not a function|not iterable|Cannot read|cannot be read|Unexpected|NaN|\bat \w+ \(/;

// @trust result-verify
test.each(CASES)('%s, %s: fails with a sentence', async (name, _, breakFile) => {
  const { fault } = await verify(withSums({ ...genuine, [name]: breakFile(fileOf(name), name) }));
  // The program checks neither itself nor what explains the files; their hashes are in the email.
  if (name === 'README.md' || name === 'verify.mjs') expect(fault).toBe(null);
  else {
    expect(fault?.length).toBeLessThan(500);
    expect(fault).not.toMatch(ACCIDENT);
  }
});

/** @param {(folder: string) => void} change @returns {string} What the program prints last. */
function resultOfFolder(change) {
  const folder = mkdtempSync(join(tmpdir(), 'paattu-broken-'));
  try {
    for (const [name, file] of Object.entries(genuine)) writeFileSync(join(folder, name), file);
    change(folder);
    const { stdout, stderr, status } = spawnSync(process.execPath, [PROGRAM, folder], {
      encoding: 'utf8',
      timeout: 120_000,
    });
    expect(stderr).toBe('');
    expect(status).toBe(stdout.trimEnd().endsWith('PASS') ? 0 : 1);
    return stdout.trimEnd().split('\n').at(-1) ?? '';
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

// @trust result-verify
test.each(
  /** @type {Array<[string, (folder: string) => void, string]>} */ ([
    [
      'that is not there',
      (folder) => rmSync(folder, { recursive: true }),
      'FAIL: the files cannot be read: ENOENT',
    ],
    [
      'that is a file',
      (folder) => {
        rmSync(folder, { recursive: true });
        writeFileSync(folder, 'x');
      },
      'FAIL: the files cannot be read: ENOTDIR',
    ],
    [
      'without files',
      (folder) => {
        rmSync(folder, { recursive: true });
        mkdirSync(folder);
      },
      'FAIL: SHA256SUMS: missing',
    ],
    [
      'with another folder',
      (folder) => mkdirSync(join(folder, 'nested')),
      'FAIL: nested: no file of a result',
    ],
    [
      'with a folder in place of a file',
      (folder) => {
        rmSync(join(folder, 'votes.json'));
        mkdirSync(join(folder, 'votes.json'));
      },
      'FAIL: votes.json: no file of a result',
    ],
    [
      'with another file',
      (folder) => writeFileSync(join(folder, 'evil.txt'), ''),
      'FAIL: evil.txt: no file of a result',
    ],
    [
      'with a file of 3 GB',
      (folder) => truncateSync(join(folder, 'roll.txt'), 3_000_000_000),
      'FAIL: roll.txt: larger than a file of a result',
    ],
    [
      'with a file of 100 MB without a line',
      (folder) => truncateSync(join(folder, 'audit.jsonl'), 100_000_000),
      'FAIL: audit.jsonl: not as in SHA256SUMS',
    ],
  ]),
)('a folder %s: fails with a sentence', (_, change, wanted) => {
  expect(resultOfFolder(change)).toContain(wanted);
});
