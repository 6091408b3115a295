import {
  type EntryStatus,
  type EntryTransition,
  ENTRY_TRANSITIONS,
  transitionsFrom,
} from './entry-transitions.js';

test('the legal transitions are those of the specification', () => {
  const transitions = Object.entries(ENTRY_TRANSITIONS).flatMap(([transition, { from, to }]) =>
    from.map((status) => `${status} -> ${to} (${transition})`),
  );
  expect(transitions.sort()).toEqual([
    'approved -> pending (disapprove)',
    'pending -> approved (approve)',
    'pending -> rejected (reject)',
    'rejected -> approved (approve)',
  ]);
});

test.each<[EntryStatus, EntryTransition[]]>([
  ['pending', ['approve', 'reject']],
  ['approved', ['disapprove']],
  ['rejected', ['approve']],
  ['withdrawn', []],
])('an entry that is %s allows %j', (status, transitions) => {
  expect(transitionsFrom(status)).toEqual(transitions);
});
