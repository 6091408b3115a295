import { disposableEmailBlocklistSet } from 'disposable-email-domains-js';
import { domainOf } from '../../../../common/addresses/canonical-address.js';

const DISPOSABLE = disposableEmailBlocklistSet();

/** Services that forward to the everyday mailbox of a person. */
const RELAYS = new Set([
  '33mail.com',
  '8alias.com',
  '8shield.net',
  'addy.io',
  'aleeas.com',
  'anonaddy.com',
  'anonaddy.me',
  'dralias.com',
  'duck.com',
  'erine.email',
  'mozmail.com',
  'passfwd.com',
  'passinbox.com',
  'passmail.com',
  'passmail.net',
  'privaterelay.appleid.com',
  'simplelogin.co',
  'simplelogin.com',
  'silomails.com',
  'slmail.me',
  'slmails.com',
]);

/** Whether the address belongs to a service of throwaway mailboxes. */
export const isDisposable = (email: string) => isBelow(domainOf(email), DISPOSABLE);

/** Whether the address forwards to another one: a person may have many of them. */
export const isRelay = (email: string) => isBelow(domainOf(email), RELAYS);

/** Whether the domain, or one above it, is in the list. */
function isBelow(domain: string, list: ReadonlySet<string>): boolean {
  const labels = domain.split('.');
  return labels.some((_, index) => list.has(labels.slice(index).join('.')));
}
