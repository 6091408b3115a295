import { parseByteRange } from './byte-range.js';

const SIZE = 1_000;

test.each([
  ['bytes=0-1', { start: 0, end: 1 }],
  ['bytes=0-', { start: 0, end: 999 }],
  ['bytes=999-999', { start: 999, end: 999 }],
  ['bytes=200-5000', { start: 200, end: 999 }],
  ['bytes=-1', { start: 999, end: 999 }],
  ['bytes=-5000', { start: 0, end: 999 }],
  ['Bytes= 1-2 ', { start: 1, end: 2 }],
])('%s is one range', (header, range) => {
  expect(parseByteRange(header, SIZE)).toEqual(range);
});

test.each(['bytes=1000-', 'bytes=1000-2000', 'bytes=-0', 'bytes=99999999999999999999-'])(
  '%s cannot be satisfied',
  (header) => {
    expect(parseByteRange(header, SIZE)).toBe('unsatisfiable');
  },
);

test.each(['bytes=0-1,5-6', 'bytes=5-4', 'bytes=-', 'bytes=', 'bytes=a-b', 'items=0-1', 'bytes=0x1-2', ''])(
  '"%s" means the whole file',
  (header) => {
    expect(parseByteRange(header, SIZE)).toBeNull();
  },
);

test('a range from the end of an empty file is unsatisfiable', () => {
  expect(parseByteRange('bytes=-5', 0)).toBe('unsatisfiable');
});
