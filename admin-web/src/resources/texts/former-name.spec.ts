import { textsWithFormerName } from './former-name';
import { DEFAULT_VALUES } from './text-values';

const PUBLISHED = {
  ...DEFAULT_VALUES,
  name: 'Asha',
  portraitAlt: 'Asha at the sea',
  milestones: [{ when: '2024', what: 'Asha sings', song: '' }],
};

it('names the texts that still have the former name', () => {
  expect(textsWithFormerName({ ...PUBLISHED, name: 'Meera' }, PUBLISHED)).toEqual({
    keys: ['portraitAlt', 'milestones'],
    name: 'Asha',
  });
});

it.each([
  ['the name stays', PUBLISHED, PUBLISHED],
  ['the texts have no name', { ...DEFAULT_VALUES, name: 'Meera' }, { ...DEFAULT_VALUES, name: 'Asha' }],
  // The default name is a word: song.
  ['the name was the default one', { ...DEFAULT_VALUES, name: 'Meera', tagline: 'Paattu' }, DEFAULT_VALUES],
])('has nothing to name when %s', (_when, values, published) => {
  expect(textsWithFormerName(values, published)).toBeNull();
});
