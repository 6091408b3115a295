import { deliveryStatus, type DeliveryStatus } from './delivery-status';
import { StatusLabel, type StatusTone } from '../../components/status-label';
import type { Email } from '../../records';
import { translations } from '../../translations';

const TONES: Record<DeliveryStatus, StatusTone> = {
  queued: 'waiting',
  sending: 'waiting',
  sent: 'good',
  kept: 'good',
  failed: 'bad',
  suppressed: 'aside',
};

export function EmailStatus({ email }: { email: Pick<Email, 'status' | 'delivery'> }) {
  const shown = deliveryStatus(email.status, email.delivery);
  return <StatusLabel tone={TONES[shown]} label={translations.emails.status[shown]} />;
}
