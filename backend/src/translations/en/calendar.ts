/** The dates of a contest in a calendar. */
export const calendar = {
  event: (contest: string, date: string) => `${contest}: ${date}`,
  dates: {
    opensAt: 'submissions open',
    closesAt: 'submissions close',
    votingOpensAt: 'voting begins',
    votingClosesAt: 'voting ends',
    winnerAt: 'the winner is announced',
  },
};
