// @ts-check
import { bundleOf, bytesOf, Chain, textOf, toFile } from './test-bundle.mjs';
import { verify } from './verify.mjs';

const NAME = 'audit-after.jsonl';
const bundle = bundleOf();

/** The rows of a chain that continues the record of the bundle. */
function rowsAfter() {
  const last = JSON.parse(
    textOf(bundle['audit.jsonl'] ?? new Uint8Array())
      .trimEnd()
      .split('\n')
      .at(-1) ?? '',
  );
  const chain = new Chain();
  chain.previous = Buffer.from(last.hash, 'hex');
  chain.id = last.act.id;
  chain.act('result.announce', 'result', { version: 1 });
  chain.act('prize.offer', 'offer', { entryId: 'entry' });
  chain.day('2026-02-02');
  chain.act('entry.disapprove', 'entry', { from: 'approved', to: 'pending' });
  return chain.rows;
}

/** @param {string[]} rows */
const faultWith = async (rows) => (await verify({ ...bundle, [NAME]: bytesOf(toFile(rows)) })).fault;

const rows = rowsAfter();
const [first = '', second = '', ...others] = rows;

// @trust record-after
test.each([
  ['all of it', rows, null],
  ['nothing yet', [], null],
  ['a part from its beginning', [first, second], null],
  ['without its first act', [second, ...others], `${NAME}: line 1`],
  ['without an act between', [first, ...others], `${NAME}: line 2`],
  ['two acts exchanged', [second, first, ...others], `${NAME}: line 1`],
  ['a changed act', [first, second.replace('prize.offer', 'prize.lapse'), ...others], `${NAME}: line 2`],
  ['an act twice', [first, first, second, ...others], `${NAME}: line 2`],
])('the record after the certification, %s', async (_, changed, fault) => {
  expect(await faultWith(changed)).toBe(fault);
});

test('no other file may be beside those of the result', async () => {
  expect((await verify({ ...bundle, 'audit-before.jsonl': bytesOf('') })).fault).toBe(
    'audit-before.jsonl: no file of a result',
  );
});
