import { shortHash } from './short-hash';

test('a hash has four groups of four digits', () => {
  expect(shortHash('9f2c41d70b6e83aa5c10e4f277d91b38')).toBe('9f2c 41d7 0b6e 83aa…');
});
