import { firstSentences } from './first-sentences';

const LONG = `I sing ${'in the rain and '.repeat(8)}at night.`;

test.each([
  ['all that fit', 'I sing. I write, too! “Why?” Listen.', 'I sing. I write, too! “Why?” Listen.'],
  ['those that fit', `I sing. I write. ${LONG}`, 'I sing. I write.'],
  ['the first one, however long it is', `${LONG} I write.`, LONG],
  ['all of a text without an end', 'songs of the rain', 'songs of the rain'],
  ['no part of a sentence after the last one', 'I sing. And then', 'I sing.'],
  [
    'a title and initials as no sentence',
    `I learnt from Dr. A. K. Nair. ${LONG}`,
    'I learnt from Dr. A. K. Nair.',
  ],
  ['Malayalam initials as none', `കെ. എസ്. ചിത്ര പാടി. ${LONG}`, 'കെ. എസ്. ചിത്ര പാടി.'],
])('the first sentences are %s', (_, text, shown) => {
  expect(firstSentences(text)).toBe(shown);
});
