import { TRANSITIONS } from './entry-state.js';

test('the legal transitions are those of the specification', () => {
  const moves = Object.entries(TRANSITIONS).flatMap(([action, { from, to }]) =>
    from.map((status) => `${status} -> ${to} (${action})`),
  );
  expect(moves.sort()).toEqual([
    'approved -> pending (disapprove)',
    'pending -> approved (approve)',
    'pending -> rejected (reject)',
    'rejected -> approved (approve)',
  ]);
});
