import { scriptJson } from './script-json';

// @trust inert-text
test('no text can close the script element, and parsing returns the same text', () => {
  const data = { name: '</script><script>alert(1)</script><!--', title: 'മഴ\u2028\u2029' };

  const json = scriptJson(data);

  expect(json).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.parse(json)).toEqual(data);
});
