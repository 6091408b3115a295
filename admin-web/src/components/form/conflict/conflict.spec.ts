import { findDifferences } from './conflict';

test('lists each field that differs, and keeps the changes of both', () => {
  const before = { title: 'Rain', artist: 'Nila', description: 'One', same: 'a' };
  const mine = { ...before, title: 'Heavy Rain', description: 'Two', same: 'b' };
  const theirs = { ...before, artist: 'Nila Varma', description: 'Three', same: 'b' };

  expect(findDifferences({ before, mine, theirs })).toEqual([
    { field: 'title', side: 'mine' },
    { field: 'artist', side: 'theirs' },
    { field: 'description', side: 'mine' },
  ]);
});
