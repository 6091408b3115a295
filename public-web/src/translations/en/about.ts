import type { Locale } from '@paattu/api-client/locales';

/** The artist's own text. */
export const about = {
  title: 'About',
  description:
    'A singer, songwriter and music producer who writes in Malayalam: the journey, the milestones, the values.',
  heading: 'Songs that begin with a line somebody said.',
  /** Below the heading, in another language. */
  second: { text: 'ഒരു വാക്കിൽ നിന്ന് ഒരു പാട്ട്.', lang: 'ml' } as { text: string; lang: Locale } | null,
  intro: [
    'I am a singer, songwriter and music producer. I write in Malayalam, the language in which I first heard rain being sung about, and I record most of what you hear on this site in one small room.',
    'I like songs that leave space: a voice, a few instruments that know why they are there, and words that can be remembered after one listening.',
  ],
  portrait: 'A drawing of the demo’s artist at the harmonium, at a window in the rain.',
  portraitNote: 'A drawing: the artist of this demo does not exist.',
  journey: {
    title: 'Musical Journey',
    text: [
      'It began with the harmonium at home and the boat songs that people around me sang at work. A Carnatic teacher taught me patience; a borrowed four-track recorder taught me the rest.',
      'Since then I have written for the stage and for friends, and produced for other voices. What I release here is the part that I could not give away: songs in ragas that I keep returning to, played by musicians whom I trust.',
    ],
  },
  /** Their songs: `features/about/milestone-songs.ts`. */
  milestones: {
    title: 'Milestones',
    items: [
      {
        when: 'August 2024',
        what: 'Lamp at Dusk, the first song that I released under my own name.',
      },
      { when: 'November 2024', what: 'River Song, written in one evening on a ferry.' },
      { when: 'May 2025', what: 'Monsoon Letter, the song of the contest.' },
      {
        when: 'June 2025',
        what: 'The first cover song contest: one song, and every voice that wants to sing it.',
      },
    ],
  },
  values: {
    title: 'Values',
    items: [
      {
        name: 'Honest sound',
        text: 'What you hear was sung and played. If a take is not good, we play it again.',
      },
      {
        name: 'Language first',
        text: 'The tune follows how a Malayalam sentence rises and falls, not the other way round.',
      },
      {
        name: 'Open doors',
        text: 'Every song here can be played and kept for free, and every message is read.',
      },
      {
        name: 'Room for others',
        text: 'A song is finished when somebody else sings it. That is why there is a contest.',
      },
    ],
  },
  contact: 'Get in Touch',
  songs: 'Listen to My Songs',
};
