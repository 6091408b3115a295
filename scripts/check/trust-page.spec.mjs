// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/project.mjs';
import { testTitles } from './test-titles.mjs';
import { TRUST_PAGE, trustPageFaults } from './trust-page.mjs';

const SPEC = `
  describe('refresh', () => {
    it('ends after 30 days', async () => {});
    describe.each(backends)('on %s', (_, env) => {
      it.each<[string, number]>([['a', 1]])('refuses %s | twice', () => {});
    });
    it.skip('is slow', () => {});
  });
  test.describe('without JavaScript', () => {
    for (const path of paths) test(\`\${path} arrives whole\`, async ({ page }) => {});
  });
  test.describe.skip('one day', () => void test('everything', () => {}));
  test.todo('dream');
  test.use({ locale: 'ml' });
  expect('no test').toBe(contest('title'));
`;

test('the titles of a file are those of the tests that it runs, with their groups', () => {
  expect(testTitles('a.spec.ts', SPEC)).toEqual([
    'refresh › ends after 30 days',
    'refresh › on %s › refuses %s | twice',
    'without JavaScript › ${path} arrives whole',
  ]);
});

/** @param {string[]} shownBy */
function pageWith(...shownBy) {
  const rows = shownBy.map((tests, index) => `| promise ${index} | ${tests} |`);
  return ['| promise | shown by |', '| --- | --- |', ...rows, '', '[a.spec.ts]: ../src/a.spec.ts', ''].join(
    '\n',
  );
}

/** @param {string} page */
const faultsOf = (page) => trustPageFaults(page, (path) => (path === 'src/a.spec.ts' ? SPEC : null));

test('a page whose tests are all there has no fault', () => {
  const several =
    '[a.spec.ts] `refresh › ends after 30 days`<br>[a.spec.ts] `refresh › on %s › refuses %s \\| twice`';
  expect(faultsOf(pageWith(several))).toEqual([]);
});

test.each([
  ['a test that is gone', '[a.spec.ts] `refresh › ends`', 'src/a.spec.ts has no test "refresh › ends"'],
  [
    'a test of another group',
    '[a.spec.ts] `ends after 30 days`',
    'src/a.spec.ts has no test "ends after 30 days"',
  ],
  [
    'a test that is skipped',
    '[a.spec.ts] `refresh › is slow`',
    'src/a.spec.ts has no test "refresh › is slow"',
  ],
  ['no test at all', '', 'names no test: '],
  ['what is no link', 'a.spec.ts `refresh`', 'names no test: a.spec.ts `refresh`'],
  ['a file that nothing defines', '[b.spec.ts] `refresh`', 'names no test: [b.spec.ts] `refresh`'],
])('a promise with %s is found', (_, shownBy, fault) => {
  expect(faultsOf(pageWith('[a.spec.ts] `refresh › ends after 30 days`', shownBy))).toEqual([
    `docs/trust.md:4 ${fault}`,
  ]);
});

test('a file that is gone is found', () => {
  const page = pageWith('[a.spec.ts] `refresh › ends after 30 days`');
  expect(trustPageFaults(page, () => null)).toEqual(['docs/trust.md:3 there is no src/a.spec.ts']);
});

test('each promise of the page is shown by tests that are there', () => {
  expect(trustPageFaults(readFileSync(join(root, TRUST_PAGE), 'utf8'))).toEqual([]);
});
