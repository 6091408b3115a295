import { fateOf, type Fate } from './fate-of';
import { StatusLabel, type StatusTone } from '../../components/status-label';
import type { Email } from '../../records';
import { sentences } from '../../sentences';

const TONES: Record<Fate, StatusTone> = {
  queued: 'waiting',
  sending: 'waiting',
  sent: 'good',
  kept: 'good',
  failed: 'bad',
  suppressed: 'aside',
};

export function EmailStatus({ email }: { email: Email }) {
  const shown = fateOf(email.status, email.delivery);
  return <StatusLabel tone={TONES[shown]} label={sentences.emails.status[shown]} />;
}
