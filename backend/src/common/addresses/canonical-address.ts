import { domainToASCII } from 'node:url';
import { getDomain } from 'tldts';
import { findService, type MailService } from './mail-services.js';

/** Yahoo has a domain for each of many countries, and no user name with a hyphen: what follows one is a tag. */
const YAHOO = /^(?:yahoo\.[a-z.]+|myyahoo\.com|y7mail\.com|ymail\.com|rocketmail\.com)$/;

/** The domain as mail servers write it, without dots that name nothing. */
export function domainOf(email: string): string {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  const labels = (domainToASCII(domain) || domain).split('.');
  return labels.filter(Boolean).join('.');
}

/**
 * The part of the domain that somebody registered, whose owner decides on all names below it. The names that a service gives away below
 * its own domain, such as those of duckdns.org, count as one.
 */
export function registeredDomainOf(email: string): string {
  const domain = domainOf(email);
  return getDomain(domain) ?? domain;
}

/**
 * One form for all addresses of a mailbox, so that one person has one vote. It identifies a voter; emails go to the address as it was
 * typed. Another form makes voters of an open contest vote again, so it changes only between contests.
 */
export function canonicalAddress(email: string): string {
  const domain = domainOf(email);
  const part = email.slice(0, email.lastIndexOf('@')).normalize('NFKC').toLowerCase();
  const served = findService(domain);
  if (served === null) return `${withoutTag(part, YAHOO.test(domain) ? /[+-]/ : /\+/)}@${domain}`;
  const { service, below } = served;
  const [main] = service.domains;
  if (below !== null) {
    if (!service.isRelay && !service.namesBelow) return `${withoutTag(part, /\+/)}@${domain}`;
    return `${below}@${service.isOneMailbox || service.isOneNameBelow ? main : served.domain}`;
  }
  return `${mailbox(part, service)}@${service.isOneMailbox ? main : domain}`;
}

function mailbox(typed: string, { lastWord, same }: MailService): string {
  const named = lastWord ? typed.split('.').findLast(Boolean) : undefined;
  const untagged = withoutTag(named ?? typed, /\+/);
  return same ? untagged.replaceAll(...same) : untagged;
}

/** A part that begins with the separator has no tag. */
function withoutTag(part: string, separator: RegExp): string {
  const at = part.search(separator);
  return at > 0 ? part.slice(0, at) : part;
}
