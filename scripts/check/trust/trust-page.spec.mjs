// @ts-check
import { readTests } from './tagged-tests.mjs';
import { renderTrustPage, trustErrors } from './trust-page.mjs';

const SPEC = `
  describe('refresh', () => {
    // @trust session-end
    it('ends after 30 days', async () => {});
    describe.each(backends)('on %s', (_, env) => {
      // Why this is so.
      // @trust session-end, refresh
      it.each<[string, number]>([['a', 1]])('rejects %s | twice', () => {});
    });
    // @trust session-end
    it.skip('is slow', () => {});
  });
  test.describe('without JavaScript', () => {
    // @trust pages
    for (const path of paths) test(\`\${path} arrives whole\`, async ({ page }) => {});
  });
  test.describe.skip('one day', () => void test('everything', () => {}));
  test.todo('dream');
  test.use({ locale: 'ml' });
  expect('no test').toBe(contest('title'));
`;

const tests = readTests('a.spec.ts', SPEC).map(({ title, promises }) => ({
  path: 'backend/src/a.spec.ts',
  title,
  promises,
}));

test('a test has its full title and the promises of its comment; a skipped test does not count', () => {
  expect(tests.map(({ title, promises }) => [title, promises])).toEqual([
    ['refresh › ends after 30 days', ['session-end']],
    ['refresh › on %s › rejects %s | twice', ['session-end', 'refresh']],
    ['without JavaScript › ${path} arrives whole', ['pages']],
  ]);
});

/** @param {string[]} ids */
const sectionsWith = (...ids) => [
  { title: 'Accounts', promises: ids.map((id) => ({ id, text: `Promise ${id}.` })) },
];

test('tags and promises that match have no errors', () => {
  expect(trustErrors(sectionsWith('session-end', 'refresh', 'pages'), tests)).toEqual([]);
});

test('a promise without a test, a tag without a promise and a repeated promise are errors', () => {
  expect(trustErrors(sectionsWith('session-end', 'session-end', 'refresh', 'owner'), tests)).toEqual([
    'docs/trust-promises.yaml: session-end occurs twice',
    'docs/trust-promises.yaml: no test has the comment "// @trust owner"',
    'backend/src/a.spec.ts: "without JavaScript › ${path} arrives whole" names no promise: pages',
  ]);
});

test('the page lists each promise with its tests, in lines of at most 150 characters', () => {
  const text = 'A session ends. '.repeat(12).trim();
  const page = renderTrustPage(
    [{ title: 'Accounts', promises: [{ id: 'session-end', text, asvs: '7.4.1' }] }],
    tests,
  );
  const [, listed] = page.split('## Accounts\n\n');
  expect(listed).toBe(
    [
      '- A session ends. A session ends. A session ends. A session ends. A session ends. A session ends. A session ends. A session ends. A session ends. A',
      '  session ends. A session ends. A session ends. (ASVS 7.4.1)',
      '  - [a.spec.ts] `refresh › ends after 30 days`',
      '  - [a.spec.ts] `refresh › on %s › rejects %s | twice`',
      '',
      '[a.spec.ts]: ../backend/src/a.spec.ts',
      '',
    ].join('\n'),
  );
});
