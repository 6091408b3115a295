export const chosenContest = {
  contest: 'Contest',
  all: 'All contests',
  unknown: 'Unknown contest',
} as const;
