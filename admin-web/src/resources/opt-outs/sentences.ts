import { formatCount } from '../../lib/format';
import { inLanguage } from '../../lib/language';

export const optOutSentences = inLanguage('opt-outs', {
  /** The first sentence of the page. */
  say: (count: number) =>
    count === 0
      ? 'Everybody gets the emails about the contest.'
      : count === 1
        ? '1 address wants no emails about the contest.'
        : `${formatCount(count)} addresses want no emails about the contest.`,
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
