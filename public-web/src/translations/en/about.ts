import type { Locale } from '@paattu/shared/locales';

/** What is around the owner’s texts. */
export const about = {
  title: 'About',
  description:
    'A singer, songwriter and music producer who writes in Malayalam: the journey, the milestones, the values.',
  /** Below the heading of the demo, in another language. */
  second: { text: 'ഒരു വാക്കിൽനിന്ന് ഒരു പാട്ട്.', lang: 'ml' } as { text: string; lang: Locale } | null,
  portrait: 'A drawing of the demo’s artist at the harmonium, at a window in the rain.',
  portraitNote: 'A drawing: the artist of this demo does not exist.',
  journeyTitle: 'Musical Journey',
  milestonesTitle: 'Milestones',
  valuesTitle: 'Values',
  empty: 'This page is still to be written.',
  failed: 'This page could not be loaded.',
  closing: {
    title: 'Write to Me',
    text: 'Tell me what a song meant to you.',
  },
  contact: 'Get in Touch',
  songs: 'Listen to My Songs',
};
