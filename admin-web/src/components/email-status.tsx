import { deliveryStatus, type DeliveryStatus, type Email } from '../resources/emails/api';
import { StatusLabel, type StatusTone } from './status-label';
import { commonSentences } from '../lib/sentences';

const TONES: Record<DeliveryStatus, StatusTone> = {
  queued: 'waiting',
  sending: 'waiting',
  sent: 'good',
  kept: 'aside',
  failed: 'bad',
  suppressed: 'aside',
};

export function EmailStatus({ email }: { email: Pick<Email, 'status' | 'delivery'> }) {
  const shown = deliveryStatus(email.status, email.delivery);
  return <StatusLabel tone={TONES[shown]} label={commonSentences.emailStatus[shown]} />;
}
