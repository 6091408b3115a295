import { formatRupees } from './rupees.js';

test('an amount is grouped as in India', () => {
  expect(formatRupees(500_000)).toBe('₹5,00,000');
  expect(formatRupees(99_999)).toBe('₹99,999');
  expect(formatRupees(10_000_000)).toBe('₹1,00,00,000');
});
