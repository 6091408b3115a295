import type { AboutTexts } from '../site-texts.js';

/** The default texts of the page about the artist. A blank line begins a paragraph. */
export const about = {
  aboutHeading: 'Songs that begin with a line somebody said.',
  aboutIntro: [
    'I am a singer, songwriter and music producer. I write in Malayalam, the language in which I first heard rain being sung about, and I record most of what you hear on this site in one small room.',
    'I like songs that leave space: a voice, a few instruments that know why they are there, and words that can be remembered after one listening.',
  ].join('\n\n'),
  journey: [
    'It began with the harmonium at home and the boat songs that people around me sang at work. A Carnatic teacher taught me patience; a borrowed four-track recorder taught me the rest.',
    'Since then I have written for the stage and for friends, and produced for other voices. What I release here is the part that I could not give away: songs in ragas that I keep returning to, played by musicians whom I trust.',
  ].join('\n\n'),
  milestones: [
    {
      when: 'August 2024',
      what: 'Lamp at Dusk, the first song that I released under my own name.',
      song: 'lamp-at-dusk',
    },
    {
      when: 'November 2024',
      what: 'River Song, written in one evening on a ferry.',
      song: 'river-song',
    },
    {
      when: 'May 2025',
      what: 'Monsoon Letter, the song of the contest.',
      song: 'monsoon-letter',
    },
    {
      when: 'June 2025',
      what: 'The first cover song contest: one song, and every voice that wants to sing it.',
      song: null,
    },
  ],
  values: [
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
} satisfies AboutTexts;
