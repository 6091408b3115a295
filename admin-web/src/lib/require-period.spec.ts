import { requirePeriod } from './require-period';

test('analytics of a process that knows no periods fail to load', () => {
  const old = { interactions: {}, songs: [] } as unknown as { period: object };
  expect(() => requirePeriod(old)).toThrow('The server knows no periods.');
  const current = { ...old, period: { first: '2025-07-14' } };
  expect(requirePeriod(current)).toBe(current);
});
