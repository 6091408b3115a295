import { readFileSync } from 'node:fs';

interface Face {
  family: string;
  weights: string;
}

const faces: Face[] = readFileSync(new URL('../../../fonts/fonts.css', import.meta.url), 'utf8')
  .split('@font-face')
  .slice(1)
  .map((face) => ({
    family: /font-family: '([^']+)'/.exec(face)?.[1] ?? '',
    weights: /font-weight: ([\d ]+);/.exec(face)?.[1] ?? '',
  }));

/** [first, last] of '400 600' or '400'. */
function spanOf({ weights }: Face): [number, number] {
  const [first = 0, last = first] = weights.split(' ').map(Number);
  return [first, last];
}

test('faces of a family that share a weight have the same weights, so that a browser combines them', () => {
  const apart = faces.flatMap((face, index) =>
    faces.slice(index + 1).filter((other) => {
      const [[first, last], [otherFirst, otherLast]] = [spanOf(face), spanOf(other)];
      const overlap = first <= otherLast && otherFirst <= last;
      return other.family === face.family && overlap && other.weights !== face.weights;
    }),
  );
  expect(faces.length).toBeGreaterThan(5);
  expect(apart).toEqual([]);
});
