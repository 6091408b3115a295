/** The home pages that most visits do not open: of the votes, the jury, the winner and the artist. */
export const laterHomes = {
  voting: {
    title: 'One song, many voices.',
    lead: 'Listen to them, and give your one vote.',
    until: (deadline: string) => `Voting is open until ${deadline}.`,
    description: 'Hear all who sing our song in their own way, and give your one vote.',
  },
  judging: {
    title: 'Votes are in. The jury is listening.',
    lead: 'Listen with them.',
    /** When the day that was named for the winner is over. */
    soon: 'The winner will be announced soon.',
    description: 'The jury hears all who sing our song in their own way. Listen with them.',
    /** While no jury listens. */
    withoutJury: {
      title: 'Votes are in. The winner is being chosen.',
      lead: 'Listen to all the voices until then.',
      description: 'The votes are in. Hear all who sing our song in their own way.',
    },
  },
  voices: {
    title: 'The voices',
    all: 'Hear all the voices',
    yours: 'Your vote:',
  },
  decided: {
    description: (winner: string, contest: string) =>
      `${winner} wins ${contest}. Watch the winner, and hear all the others.`,
    descriptionWithout: (contest: string) => `The result of ${contest} is announced.`,
    hear: 'Hear them all',
  },
  artist: {
    soon: 'No song here yet',
    contact: 'Get in Touch',
    songs: 'More songs',
    all: 'All songs',
    about: (name: string) => `About ${name}`,
  },
  last: {
    title: 'The last winner',
    without: 'The last contest',
    result: 'See the result',
    hear: 'Hear all the voices',
  },
};
