import { formatCount } from './format';
import { inLanguage } from './language';

const notSent =
  'Emails to this address come back, so no email is sent there. Reach the person in another way.';

const someNotSent = (count: number) =>
  count === 1
    ? 'Emails to the address of one of them come back, so no email is sent there.'
    : `Emails to the addresses of ${formatCount(count)} of them come back, so no email is sent there.`;

/** What each press says that sends one person an email, if emails to the address come back. */
export const deadAddressSentences = inLanguage('dead-address', {
  label: 'Emails come back',
  notSent,
  /** Of an email that opens an account. */
  sentAllTheSame: 'Emails to this address come back. This email is sent all the same, and may not arrive.',
  /** Of a press that decides on several entries at once, or on one. */
  ofEntries: (entries: number, dead: number) => (entries === 1 ? notSent : someNotSent(dead)),
});

/** A question before a press that sends one person an email. */
export function withDeadAddress(text: string, isDead: boolean, more = deadAddressSentences.notSent): string {
  return isDead ? `${text} ${more}` : text;
}
