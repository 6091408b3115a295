// @ts-check
import { readFileSync } from 'node:fs';
import { ACCENTS, LATIN, MALAYALAM } from './subset-fonts.mjs';

const faces = readFileSync(new URL('../../fonts/fonts.css', import.meta.url), 'utf8')
  .split('@font-face')
  .slice(1)
  .map((face) => ({
    family: /font-family: '([^']+)'/.exec(face)?.[1] ?? '',
    weights: (/font-weight: ([\d ]+);/.exec(face)?.[1] ?? '').split(' ').map(Number),
    file: /\/([\w-]+)\.woff2/.exec(face)?.[1] ?? '',
    points: pointsOf(/unicode-range:([^;]+);/.exec(face)?.[1] ?? ''),
  }));

/** @param {string} ranges such as 'U+20-7E, U+A0' */
function pointsOf(ranges) {
  const pairs = [...ranges.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)];
  return allOf(pairs.map(([, first = '', last = first]) => [parseInt(first, 16), parseInt(last, 16)]));
}

/** @param {number[][]} ranges */
function allOf(ranges) {
  return new Set(
    ranges.flatMap(([first = 0, last = 0]) =>
      Array.from({ length: last - first + 1 }, (_, index) => first + index),
    ),
  );
}

/** @param {(typeof faces)[number]} one @param {(typeof faces)[number]} other */
function shareAWeight({ weights: [first = 0, last = first] }, { weights: [start = 0, end = start] }) {
  return first <= end && start <= last;
}

/** Pairs of faces of one family that can apply to the same text. */
const pairs = faces.flatMap((one, index) =>
  faces
    .slice(index + 1)
    .filter((other) => other.family === one.family && shareAWeight(one, other))
    .map((other) => [one, other]),
);

test('faces of a family that share a weight have the same weights, so that a browser combines them', () => {
  expect(pairs.length).toBeGreaterThan(5);
  for (const [one, other] of pairs) expect(other?.weights).toEqual(one?.weights);
});

test('a letter is in one file of a family that names letters', () => {
  for (const [one, other] of pairs) {
    const both = [...(one?.points ?? [])].filter((point) => other?.points.has(point));
    // Metrics of a system font have no range.
    expect([one?.file, other?.file, both]).toEqual([one?.file, other?.file, []]);
  }
});

test.each([
  ['fraunces-latin', LATIN],
  ['fraunces-accents', [[0x00, 0x1f], [0x7f, 0x9f], ...ACCENTS]],
  ['anek-latin', LATIN],
  ['anek-accents', [[0x00, 0x1f], [0x7f, 0x9f], ...ACCENTS]],
  ['anek-malayalam', MALAYALAM],
])('the letters of %s are those of its face', (file, ranges) => {
  const own = faces.filter((face) => face.file === file);
  expect(own.length).toBeGreaterThan(0);
  for (const { points } of own) expect([...points].sort(byNumber)).toEqual([...allOf(ranges)].sort(byNumber));
});

/** @param {number} one @param {number} other */
function byNumber(one, other) {
  return one - other;
}
