/** A date of the contest in words, and the address of the entrant. */
type NextSentence = (when: string, email: string) => string;

export const next = {
  checking: (_, email) => `As soon as we have decided, we will write to ${email}.`,
  /** While the site sends no emails. */
  checkingHere: () => 'As soon as we have decided, you can read it on this page.',
  votingOpens: (when) => `Everyone can see it among the entries. Voting begins ${when}.`,
  votingCloses: (when) => `You can vote until ${when}.`,
  result: (when) => `Voting is over. The winner will be announced: ${when}.`,
  resultLate: () => 'Voting is over. The winner will be announced soon.',
  over: () => 'The contest is over. Thank you for singing along!',
  enterAgain: (when) => `You are welcome to enter again. Entries are accepted until ${when}.`,
  notInContest: () => 'Entries are not being accepted any more.',
} as Record<
  | 'checking'
  | 'checkingHere'
  | 'votingOpens'
  | 'votingCloses'
  | 'result'
  | 'resultLate'
  | 'over'
  | 'enterAgain'
  | 'notInContest',
  NextSentence
>;
