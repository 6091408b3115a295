import { DomainError } from '../errors/domain-error.js';
import { readIds, toPattern } from './list-filters.js';

describe('readIds', () => {
  const id = '00000000-0000-4000-8000-000000000000';

  test('reads one id, many, or none', () => {
    expect(readIds(id)).toEqual([id]);
    expect(readIds([id, id])).toEqual([id, id]);
    expect(readIds([])).toEqual([]);
  });

  test('rejects values that are not ids', () => {
    expect(() => readIds([id, '1'])).toThrow(DomainError);
  });
});

test.each([
  [' rain ', '%rain%'],
  [['rain', 'song'], '%rain song%'],
  ['100%_\\', '%100\\%\\_\\\\%'],
  ['e\u0301', '%\u00e9%'],
])('toPattern(%j) is %j', (filter, pattern) => {
  expect(toPattern(filter)).toBe(pattern);
});
