import { formatCount } from '../lib/format';
import type { Example } from './use-example';
import { inLanguage } from '../lib/language';

const counted = (count: number, one: string, many: string) =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

const partsOf = ({ songs, entries }: Example) =>
  new Intl.ListFormat('en').format([
    counted(songs, 'song', 'songs'),
    '1 contest',
    counted(entries, 'entry', 'entries'),
  ]);

export const exampleSentences = inLanguage('example', {
  heading: 'The example',
  of: (example: Example) =>
    example.state === 'there'
      ? `${partsOf(example)}, for you to play with.`
      : example.state === 'adding'
        ? 'It is being added.'
        : 'The server stopped while it was added. Take away what there is of it.',
  first: 'The songs and the contest are an example. Take it away, then make the site public.',
  remove: 'Take the example away',
  title: 'Take the example away?',
  text: (example: Example) =>
    `${partsOf(example)} and all of their files go, also what you have changed in them. What you have added yourself stays.`,
  removed: 'The example is gone',
  removeFailed: 'The example could not be taken away',
});
