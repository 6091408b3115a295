import { formatCount } from '../../../lib/format';
import type { DeadAddress } from '../api';
import { inLanguage } from '../../../lib/language';

export const deadAddressSentences = inLanguage('emails/dead-addresses', {
  tab: 'Emails That Come Back',
  say: (count: number) =>
    count === 0
      ? 'No emails come back.'
      : count === 1
        ? 'Emails to 1 address come back.'
        : `Emails to ${formatCount(count)} addresses come back.`,
  list: 'Addresses that emails come back from',
  intro:
    'Emails to these addresses come back, or their reader has reported one as spam. So only emails of their account or their entry go there: more of the others would make mail services distrust this site. An entrant reads it on the page of the entry and can change the address there.',
  address: 'Address',
  reason: 'Why',
  since: 'Since',
  sinceWhen: (date: string) => `since ${date}`,
  reasons: {
    permanent: 'There is no such mailbox',
    temporary: 'Could not be reached on three days, or is full',
    complaint: 'Its reader has reported an email as spam',
    refused: 'Its server refused an email',
  } satisfies Record<DeadAddress['kind'], string>,
  retry: 'Try again',
  /** The name of the button in a row. */
  retryOf: (address: string) => `Try again: ${address}`,
  retried: (address: string) => `Emails go to ${address} again`,
  retryFailed: 'Failed to let emails go there again',
  searchHint: 'Address',
  loadFailed: 'Error Loading Addresses',
  empty: 'No emails come back',
  emptyText: 'An address is listed here once emails to it come back.',
  noneFound: 'No address matches',
  noneFoundText: 'Try another part of the address.',
  back: 'All emails',
});
