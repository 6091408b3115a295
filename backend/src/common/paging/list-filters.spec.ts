import { DomainError } from '../errors/domain-error.js';
import { readIds } from './list-filters.js';

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
