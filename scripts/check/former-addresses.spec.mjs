// @ts-check
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const MOVED = 'admin-web/src/lib/moved.ts';
/** What has links to the console: emails, pages, commands and the docs of the owner and the operator. */
const LINKS = [
  'backend/src',
  'public-web/src',
  'shell/src',
  'admin-web/src',
  'scripts',
  'bench',
  'docs',
  'README.md',
];
/** Tests of former addresses, records of former decisions, and a link that a remote of the release before must know, too. */
const EXCEPT = /^docs\/decisions\/|\.spec\.|\/openapi|metadata\.ts$|\/account-link\.tsx$/;

const moved = new Map(
  [...readFileSync(MOVED, 'utf8').matchAll(/^ {2}'?([\w-]+)'?: '([\w/-]+)',$/gm)].map(([, former, now]) => [
    former,
    now,
  ]),
);

/**
 * The former addresses in a text. Paths of the API end in these words too.
 * @param {string} text
 */
function formerIn(text) {
  return [...text.matchAll(/(?<![\w.])(?<!api)\/admin\/([\w/-]*)(?!\.\w)/g)].flatMap(
    ([address, path = '']) => {
      const isPresent = [...moved.values()].some((now) => path === now || path.startsWith(`${now}/`));
      return !isPresent && moved.has(path.split('/')[0]) ? [address] : [];
    },
  );
}

test('finds a former address, and no other', () => {
  expect(moved.get('entries')).toBe('contest/entries');
  expect(formerIn("pageUrl('/admin/entries?a') '/admin/settings' `/admin/care/1`")).toEqual([
    '/admin/entries',
    '/admin/settings',
    '/admin/care/1',
  ]);
  expect(
    formerIn("'/admin/contest/entries' '/api/admin/entries' './admin/emails.js' '/admin/settings/care'"),
  ).toEqual([]);
});

test('no link leads to a former address of the console', () => {
  const files = execFileSync('git', ['ls-files', ...LINKS], { encoding: 'utf8' }).split('\n');
  const found = files
    .filter((file) => /\.(tsx?|mjs|md|html)$/.test(file) && !EXCEPT.test(file))
    .flatMap((file) => formerIn(readFileSync(file, 'utf8')).map((address) => `${file}: ${address}`));
  expect(found).toEqual([]);
});
