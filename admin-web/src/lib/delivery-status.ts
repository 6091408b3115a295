import type { Email } from '../records';

export type DeliveryStatus = Email['status'] | 'kept';

/** The status that the console shows. `kept`: stored and not sent, because no SMTP server is configured. */
export function deliveryStatus(status: Email['status'], delivery: Email['delivery']): DeliveryStatus {
  return status === 'sent' && delivery === 'kept' ? 'kept' : status;
}
