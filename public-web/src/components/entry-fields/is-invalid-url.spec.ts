import { isInvalidUrl } from './is-invalid-url';

test('an empty link is missing, not invalid', () => {
  expect(isInvalidUrl(' ')).toBe(false);
  expect(isInvalidUrl('https://youtube.com.evil/watch?v=demoEntry01')).toBe(true);
  expect(isInvalidUrl('youtu.be/demoEntry01')).toBe(false);
});
