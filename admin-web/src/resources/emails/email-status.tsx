import { StatusLabel, type StatusTone } from '../../components/status-label';
import type { Email } from '../../records';
import { sentences } from '../../sentences';

type Shown = Email['status'] | 'kept';

const TONES: Record<Shown, StatusTone> = {
  queued: 'waiting',
  sending: 'waiting',
  sent: 'good',
  kept: 'good',
  failed: 'bad',
  suppressed: 'aside',
};

/** A mail's state. Without a mail server it has left the queue but not the house: it is kept. */
export function EmailStatus({ email }: { email: Email }) {
  const shown: Shown = email.status === 'sent' && email.delivery === 'kept' ? 'kept' : email.status;
  return <StatusLabel tone={TONES[shown]} label={sentences.emails.status[shown]} />;
}
