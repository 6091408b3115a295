export const chosenContest = {
  contest: 'Contest',
  all: 'All contests',
  unknown: 'Unknown contest',
  none: 'There is no contest yet.',
} as const;
