import { versesOf } from './verses-of';

test.each<[string, string[][]]>([
  ['one\ntwo\n\nthree', [['one', 'two'], ['three']]],
  ['\n\n one \r\n \t\r\n\r\ntwo\n', [[' one '], ['two']]],
  ['മഴ', [['മഴ']]],
  [' \n', []],
])('the verses of %j', (lyrics, verses) => {
  expect(versesOf(lyrics)).toEqual(verses);
});
