import { emptyReasons, reasonsToSend, validateReasons } from './reasons';

const unexplained = ['one', 'other'].map((entryId) => ({
  entryId,
  name: null,
  leftAt: '2031-08-01T10:00:00Z',
}));

test('each entry that left needs a reason', () => {
  expect(Object.keys(validateReasons(emptyReasons(unexplained), unexplained))).toEqual(['one', 'other']);
  expect(Object.keys(validateReasons({ one: 'Another singer', other: ' ' }, unexplained))).toEqual(['other']);
  expect(validateReasons({ one: 'Another singer', other: 'Another song' }, unexplained)).toEqual({});
});

test('an entry that left after the form was loaded needs one too, and one that is back needs none', () => {
  const [one, other] = unexplained;
  const typed = { ...emptyReasons([one!]), one: ' Another singer ' };
  expect(Object.keys(validateReasons(typed, unexplained))).toEqual(['other']);
  expect(reasonsToSend(typed, [one!])).toEqual([{ entryId: 'one', reason: 'Another singer' }]);
  expect(reasonsToSend(typed, [other!])).toEqual([{ entryId: 'other', reason: '' }]);
  expect(reasonsToSend(typed, [])).toEqual([]);
});
