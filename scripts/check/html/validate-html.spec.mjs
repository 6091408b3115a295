// @ts-check
import { publicPaths } from './rendered-pages.mjs';
import { fetchOf, samples } from './sample-answers.mjs';
import { htmlErrors } from './validate-html.mjs';

/** @param {string} main */
const document = (main) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Songs</title></head><body><main>${main}</main></body></html>`;

test('a valid document has no error', async () => {
  expect(await htmlErrors(document('<h1>Songs</h1><p>Rain &amp; shine</p>'))).toEqual([]);
});

test.each([
  ['no-dup-id', '<p id="a">1</p><p id="a">2</p>'],
  ['element-permitted-content', '<p><span><div>block</div></span></p>'],
  ['element-required-attributes', '<svg><image></image></svg><img alt="Cover">'],
  ['wcag/h37', '<img src="/cover.jpg">'],
  ['aria-label-misuse', '<p aria-label="Songs">1</p>'],
  ['no-missing-references', '<button type="button" aria-describedby="nowhere">Play</button>'],
  ['attribute-allowed-values', '<button type="play">Play</button>'],
  ['input-missing-label', '<input type="text">'],
])('%s is reported', async (rule, main) => {
  const errors = await htmlErrors(document(main));
  expect(errors.map((error) => /\(([\w/-]+)\)$/.exec(error)?.[1])).toContain(rule);
});

test('the validated pages are those of the site', () => {
  expect(publicPaths()).toEqual([
    '/',
    '/songs',
    '/songs/monsoon-letter',
    '/songs/no-such-song',
    '/entries',
    '/entries/sharp',
    '/entries/no-such-entry',
    '/vote',
    '/about',
    '/contact',
    '/auth',
    '/contests',
    '/contests/cover-song-contest-2025',
    '/contests/no-such-contest',
    '/contests/cover-song-contest-2025/results',
    '/contests/no-such-contest/results',
    '/terms',
    '/contests/cover-song-contest-2025/rules',
    '/contests/no-such-contest/rules',
    '/contests/cover-song-contest-2025/rules/1',
    '/my-entry',
    '/vote/confirm',
    '/invitation',
    '/setup',
    '/confirm-address',
    '/erase-entry',
    '/opt-out',
    '/jury',
    '/no/such/page',
  ]);
});

test('a request without a sample answer is an error', async () => {
  await expect(fetchOf(samples.full)('https://paattu.example/api/news')).rejects.toThrow(
    'there is no sample of /api/news',
  );
});
