import { disposableEmailBlocklistSet } from 'disposable-email-domains-js';
import { domainOf } from '../../../../common/addresses/canonical-address.js';
import { findService } from '../../../../common/addresses/mail-services.js';

const DISPOSABLE = disposableEmailBlocklistSet();

/** Whether the address belongs to a service of throwaway mailboxes. */
export const isDisposable = (email: string) => isBelow(domainOf(email), DISPOSABLE);

/** The name of the relay that the address belongs to: it forwards to another address, and a person may have many of them. */
export function relayOf(email: string): string | null {
  const service = findService(domainOf(email))?.service;
  return service?.isRelay ? service.name : null;
}

/** Whether the domain, or one above it, is in the list. */
function isBelow(domain: string, list: ReadonlySet<string>): boolean {
  const labels = domain.split('.');
  return labels.some((_, index) => list.has(labels.slice(index).join('.')));
}
