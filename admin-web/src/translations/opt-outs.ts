export const optOuts = {
  list: 'Addresses that get no mails about the contest',
  intro: 'These addresses get no mails about the contest. Mails of their account still reach them.',
  searchHint: 'Address',
  loadFailed: 'Error Loading Opt-outs',
  empty: 'Nobody has opted out',
  emptyText: 'Who ends the mails of the contest is listed here.',
  noneFound: 'No address matches',
  noneFoundText: 'Try another part of the address.',
  since: (date: string) => `since ${date}`,
} as const;
