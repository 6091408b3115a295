// @ts-check
import { arrowsOf, upwardArrows } from './arrows.mjs';

const FLOORS = [['pages'], ['songs', 'contest'], ['mailing']];

/** @param {Record<string, string[]>} imports */
const arrows = (imports) =>
  arrowsOf(
    Object.fromEntries(
      Object.entries(imports).map(([file, paths]) => [
        file,
        paths.map((path) => `import {} from '${path}';`).join('\n'),
      ]),
    ),
    'modules/',
  );

test('an import of a file in another folder is an arrow, in the folder itself none', () => {
  const found = arrows({
    'modules/songs/a/b.ts': [
      '../c.js',
      '../../mailing/mailing.service.js',
      '../../../common/clock.js',
      'typeorm',
    ],
    'modules/songs/c.ts': ['../mailing/mailing.module.js'],
    'modules/all.ts': ['./songs/c.js'],
    'main.ts': ['./modules/songs/c.js'],
  });
  expect([...found].map(([from, to]) => [from, [...to]])).toEqual([['songs', ['mailing']]]);
});

test('arrows lead to a floor below', () => {
  const found = arrows({
    'modules/pages/a.ts': ['../songs/a.js', '../mailing/a.js'],
    'modules/songs/a.ts': ['../mailing/a.js'],
  });
  expect(upwardArrows(found, FLOORS)).toEqual([]);
});

test.each([
  ['to a floor above', 'mailing', 'songs'],
  ['to the same floor', 'songs', 'contest'],
  ['to a module without a floor', 'pages', 'charts'],
  ['of a module without a floor', 'charts', 'mailing'],
])('an arrow %s is found', (_, from, to) => {
  const found = arrows({ [`modules/${from}/a.ts`]: [`../${to}/a.js`] });
  expect(upwardArrows(found, FLOORS)).toEqual([`${from} imports ${to}, which is not on a floor below`]);
});
