// @ts-check
import { waysOf } from './plans.mjs';

test('a plan lists the indexes and the tables that it scans completely, in its order', () => {
  const plan = {
    'Node Type': 'Limit',
    Plans: [
      {
        'Node Type': 'Index Only Scan',
        'Index Name': 'contest_entries_public',
        'Relation Name': 'contest_entries',
      },
      { 'Node Type': 'Hash', Plans: [{ 'Node Type': 'Seq Scan', 'Relation Name': 'contests' }] },
    ],
  };
  expect(waysOf(plan)).toEqual(['contest_entries_public', 'all of contests']);
});
