import { inLanguage } from '../../lib/language';
import type { EntryVideo, VideoFlag } from './api';

/** The facts about the video of an entry, for moderators. */
export const videoSentences = inLanguage('entries/video', {
  title: 'What we know of the video',
  facts: {
    label: 'What YouTube says of the video',
    title: 'Title',
    channel: 'Channel',
    length: 'Length',
    published: 'Published',
    notKnown: 'not known',
  },
  /** A short word, and what it means. */
  flags: {
    unlisted: { word: 'Unlisted', text: 'YouTube shows it only to people who have the link.' },
    'blocked-in-india': { word: 'Blocked in India', text: 'Nobody in India can watch it.' },
    'age-restricted': {
      word: 'Age-restricted',
      text: 'Only adults who are signed in at YouTube can watch it.',
    },
    'made-for-kids': { word: 'Made for kids', text: 'YouTube limits it: it has no comments, for example.' },
    'too-short': { word: 'Short', text: 'It takes less than a minute.' },
    'too-long': { word: 'Long', text: 'It takes more than 15 minutes.' },
    'older-than-contest': {
      word: 'Older than the opening',
      text: 'It was published before the contest opened.',
    },
    'channel-entered': {
      word: 'Channel entered already',
      text: 'Another entry of the contest has a video of this channel.',
    },
    'declared-synthetic': {
      word: 'Altered or synthetic',
      text: 'Its uploader told YouTube so. It may be the voice, the music, or only a filter of the picture.',
    },
    unchecked: { word: 'Not checked yet', text: 'YouTube did not answer. The site asks again.' },
    'details-unknown': {
      word: 'Details unknown',
      text: 'It can be shown, but YouTube said nothing else of it.',
    },
  } satisfies Record<VideoFlag, { word: string; text: string }>,
  broken: (day: string) => `Video broken since ${day}`,
  suspect: (day: string) => `Video may be broken since ${day}`,
  suspectText: 'The site looks again after six hours.',
  problems: {
    missing: 'It is private, deleted or not ready.',
    'not-embeddable': 'YouTube does not show it on other sites.',
    live: 'It is a live broadcast, or one that is announced.',
  } satisfies Record<NonNullable<EntryVideo['problem']>, string>,
  filter: 'Video broken',
});
