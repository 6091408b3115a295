import { textsBefore } from './texts-before.js';

const MILESTONE = { when: '2024', what: 'A song', song: null };

test.each([
  ['a changed text', { name: 'B' }, { before: { name: 'A' }, after: { name: 'B' } }, { name: 'A' }],
  ['a first text', { name: 'B' }, { before: { name: null }, after: { name: 'B' } }, {}],
  ['a text that went', {}, { before: { name: 'A' }, after: { name: null } }, { name: 'A' }],
  [
    'a list, whose items the database returns in another order of fields',
    { milestones: [MILESTONE] },
    { before: { milestones: null }, after: { milestones: [{ song: null, what: 'A song', when: '2024' }] } },
    {},
  ],
  [
    'an act of texts that are others now',
    { name: 'C' },
    { before: { name: 'A' }, after: { name: 'B' } },
    null,
  ],
  [
    'a text that this release does not have',
    { name: 'B' },
    { before: { old: 'x' }, after: { old: 'y' } },
    { name: 'B' },
  ],
])('of %s, the texts before it are found', (_name, texts, change, former) => {
  expect(textsBefore(texts, change)).toEqual(former);
});
