// @ts-check
import { BEFORE, documented } from './documented.mjs';

test.each(Object.entries(BEFORE))(
  'docs/operation.md has the commands of %s, which the test of the images types',
  (_, sentence) => {
    expect(documented(sentence)).toMatch(/^docker compose /m);
  },
);

test('a sentence without commands after it is named', () => {
  expect(() => documented('no such sentence')).toThrow('no commands after “no such sentence”');
});
