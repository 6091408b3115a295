import { chosenAmong, contestAmong, CURRENT_CONTEST } from './chosen-among';

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

const [draft, current, former] = [
  { id: 'draft', isCurrent: false },
  { id: 'now', isCurrent: true },
  { id: 'former', isCurrent: false },
];

test.each([
  ['of an id', [draft, current, former], 'former', former],
  ['that the site shows', [draft, current, former], CURRENT_CONTEST, current],
  ['that is a draft, while the site shows none', [draft], CURRENT_CONTEST, draft],
  ['that is none of them', [draft, current], 'other', null],
  ['of a site without one', [], CURRENT_CONTEST, null],
])('finds the contest %s', (_, contests, id, expected) => {
  expect(contestAmong(contests, id)).toBe(expected);
});
