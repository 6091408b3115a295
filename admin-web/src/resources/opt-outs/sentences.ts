import { inLanguage } from '../../lib/language';

export const optOutSentences = inLanguage('opt-outs', {
  /** Its name in the menu. */
  tab: 'Opt-outs',
  list: 'Addresses that get no emails about the contest',
  intro: 'These addresses get no emails about the contest. Emails of their account still reach them.',
  address: 'Address',
  optedOut: 'Opted out',
  searchHint: 'Address',
  loadFailed: 'Error Loading Opt-outs',
  empty: 'No opt-outs yet',
  emptyText: 'Addresses that opt out of the contest’s emails are listed here.',
  noneFound: 'No address matches',
  noneFoundText: 'Try another part of the address.',
  since: (date: string) => `since ${date}`,
});
