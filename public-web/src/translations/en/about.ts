import { about as defaults } from '@paattu/shared/site-texts/en/about';
import type { Locale } from '@paattu/shared/locales';

/** The default texts, and what is around them; the owner may have others. */
export const about = {
  defaults,
  title: 'About',
  description:
    'A singer, songwriter and music producer who writes in Malayalam: the journey, the milestones, the values.',
  /** Below the heading, in another language. */
  second: { text: 'ഒരു വാക്കിൽനിന്ന് ഒരു പാട്ട്.', lang: 'ml' } as { text: string; lang: Locale } | null,
  portrait: 'A drawing of the demo’s artist at the harmonium, at a window in the rain.',
  portraitNote: 'A drawing: the artist of this demo does not exist.',
  journeyTitle: 'Musical Journey',
  milestonesTitle: 'Milestones',
  valuesTitle: 'Values',
  failed: 'This page could not be loaded.',
  contact: 'Get in Touch',
  songs: 'Listen to My Songs',
};
