import { chosenAmong } from './chosen-among';

const contests = [{ id: 'newest' }, { id: 'former' }];
const none = { ofAddress: undefined, remembered: null };

test.each([
  ['the current one without a choice', contests, none, 'current'],
  ['the current one, also while they load', undefined, none, 'current'],
  ['the remembered one', contests, { ...none, remembered: 'former' }, 'former'],
  ['the current one if the remembered one has gone', contests, { ...none, remembered: 'deleted' }, 'current'],
  ['the one of the address', contests, { ofAddress: 'other', remembered: 'former' }, 'other'],
  ['the remembered one while they load', undefined, { ...none, remembered: 'former' }, 'former'],
])('is %s', (_, listed, choice, contestId) => {
  expect(chosenAmong(listed, choice)).toEqual({ contestId });
});
