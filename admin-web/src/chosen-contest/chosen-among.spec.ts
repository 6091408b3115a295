import { chosenAmong } from './chosen-among';

const contests = [{ id: 'current' }, { id: 'former' }];
const none = { ofAddress: undefined, remembered: null, isLoading: false };

test.each([
  ['the current one without a choice', contests, none, 'current'],
  ['the remembered one', contests, { ...none, remembered: 'former' }, 'former'],
  ['the current one if the remembered one has gone', contests, { ...none, remembered: 'deleted' }, 'current'],
  ['all, if that is remembered', contests, { ...none, remembered: 'all' }, undefined],
  ['the one of the address', contests, { ...none, ofAddress: 'other', remembered: 'former' }, 'other'],
  [
    'the remembered one while they load',
    undefined,
    { ...none, remembered: 'former', isLoading: true },
    'former',
  ],
  ['all, if they fail to load', undefined, none, undefined],
  ['all, if the site shows none', [], none, undefined],
])('is %s', (_, listed, choice, contestId) => {
  expect(chosenAmong(listed, choice)).toEqual({ contestId, isPending: false });
});

test('is unknown while the contests load and none is remembered', () => {
  expect(chosenAmong(undefined, { ...none, isLoading: true })).toEqual({
    contestId: undefined,
    isPending: true,
  });
});
