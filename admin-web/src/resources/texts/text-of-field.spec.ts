import { textOfField } from './text-of-field';
import { DEFAULT_VALUES } from './text-values';

const VALUES = {
  ...DEFAULT_VALUES,
  name: 'Meera',
  aboutHeading: 'Rain',
  milestones: [
    { when: '2024', what: 'A song', song: '' },
    { when: '2025', what: 'A concert', song: '' },
  ],
};

it.each([
  ['aboutHeading', 'Rain'],
  // The page in Malayalam shows the English one.
  ['aboutHeadingMalayalam', 'Rain'],
  ['nameMalayalam', 'പാട്ട്'],
  ['milestones.1.when', 'A concert'],
  ['milestones', 'A song'],
  ['journey', ''],
  ['unknown', ''],
])('the page shows of the field %s: %j', (field, text) => {
  expect(textOfField(field, VALUES)).toBe(text);
});
