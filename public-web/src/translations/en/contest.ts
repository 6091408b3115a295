import type { Locale } from '@paattu/shared/locales';

/** Sentences of the contest: home page, gallery. */
export const contest = {
  hero: {
    eyebrow: 'Cover song contest',
    takingPart: {
      title: 'Sing it your way.',
      /** Below the title, in another language. */
      second: { text: 'ഈ പാട്ട് ഇനി നിങ്ങളുടേത്.', lang: 'ml' } as { text: string; lang: Locale } | null,
      lead: 'Record your own cover, put it on YouTube, and send us the link with a photo.',
    },
    /** After the submissions. */
    entries: {
      title: 'Hear the covers.',
      second: { text: 'അവർ പാടിയത് കേൾക്കൂ.', lang: 'ml' } as { text: string; lang: Locale } | null,
      lead: 'One song, many voices. Listen to the song, and to everyone who sang it their way.',
    },
    until: (deadline: string) => `Submissions are open until ${deadline}.`,
    enter: 'Enter the contest',
    howTo: 'How to take part',
    vote: 'Vote now',
    seeEntries: 'See the entries',
    listen: 'Listen to the songs',
    description: (prize: string) =>
      `Sing your own cover of our Malayalam song, send the YouTube link and win ${prize}. Dates, rules, entry form and the top entries.`,
  },
  /** Above the song of the first screen, while the site has no song of the contest's title. */
  newest: 'Newest song',
  newSongs: { title: 'New songs', all: 'All songs' },
  prize: {
    label: 'Prize',
    submissions: 'Submissions',
    voting: 'Voting',
    winner: 'Winner announced',
    sponsoredBy: 'Sponsored by',
  },
  phase: {
    upcoming: 'Contest yet to begin',
    upcomingDetail: (date: string) => `Submissions open on ${date}.`,
    submissions: 'Submissions are open.',
    closed: 'Submissions are closed.',
    voting: 'Thank you for participating! Voting Begins!',
    ended: 'The contest has ended.',
    judging: 'Voting has ended. The winner is being chosen.',
    winnerOn: (date: string) => `The winner is announced on ${date}.`,
    timeLeft: 'Time left',
    units: { days: 'days', hours: 'hours', minutes: 'minutes', seconds: 'seconds' },
  },
  form: {
    title: 'Submit your entry',
    intro: 'Everything is needed. We look at every entry before it appears.',
    closed: 'Entries are not being accepted at the moment.',
    /** Opens the form while it is folded away. */
    unfold: 'Entry form',
  },
  top: {
    rank: (rank: number) => `#${rank}`,
    medal: (rank: number) => `Rank ${rank}`,
    views: (count: string) => `${count} views`,
    viewsUnknown: 'Views unknown',
    /** YouTube demands its name and the time beside its numbers. */
    viewsAsOf: (time: string) => `Views: YouTube, as of ${time}`,
    submittedOn: (date: string) => `Submitted ${date}`,
  },
  /** Before the title of the contest before the current one. */
  former: 'The contest before:',
  entryPhoto: {
    alt: (name: string) => `Verification photo of ${name}`,
    none: 'No verification image',
  },
};
