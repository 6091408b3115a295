import { DomainError } from '../errors/domain-error.js';
import { readListQuery } from './list-query.js';

const rules = { sort: ['createdAt', 'name'], filter: ['status', 'q'] } as const;

function read(query: { sort?: string; range?: string; filter?: string }) {
  return readListQuery(query, rules);
}

describe('readListQuery', () => {
  test('has defaults', () => {
    expect(read({})).toEqual({ sort: 'createdAt', order: 'DESC', offset: 0, limit: 25, filter: {} });
  });

  test("reads react-admin's three parameters", () => {
    expect(
      read({ sort: '["name","ASC"]', range: '[50,74]', filter: '{"status":"pending","q":"മഴ"}' }),
    ).toEqual({
      sort: 'name',
      order: 'ASC',
      offset: 50,
      limit: 25,
      filter: { status: 'pending', q: 'മഴ' },
    });
  });

  // @trust list-limits
  test('returns at most 100 rows', () => {
    expect(read({ range: '[0,99]' }).limit).toBe(100);
    expect(() => read({ range: '[0,100]' })).toThrow(DomainError);
  });

  // @trust list-limits
  test.each([
    { sort: '["email","ASC"]' },
    { sort: '["name","ASC; drop table users"]' },
    { sort: 'name' },
    { sort: '{"name":"ASC"}' },
    { range: '[10,2]' },
    { range: '[-1,2]' },
    { range: '[0.5,2]' },
    { range: '[0]' },
    { filter: '[]' },
    { filter: 'null' },
    { filter: '{"email":"x"}' },
    { filter: '{"__proto__":"x"}' },
    { filter: '{"status":{"like":"%"}}' },
    { filter: '{"status":5}' },
    { filter: `{"q":"${'x'.repeat(201)}"}` },
  ])('rejects %j', (query) => {
    expect(() => read(query)).toThrow(DomainError);
  });
});
