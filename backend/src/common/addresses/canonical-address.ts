import { domainToASCII } from 'node:url';
import { getDomain } from 'tldts';

/** Domains of one provider that all lead to the same mailbox. */
const SAME_MAILBOX = new Map([
  ['googlemail.com', 'gmail.com'],
  ['protonmail.ch', 'proton.me'],
  ['protonmail.com', 'proton.me'],
  ['pm.me', 'proton.me'],
  ['me.com', 'icloud.com'],
  ['mac.com', 'icloud.com'],
  ['ya.ru', 'yandex.ru'],
  ...['by', 'com', 'kz', 'ua'].map((country) => [`yandex.${country}`, 'yandex.ru'] as const),
]);

/** What a provider does not distinguish in the part before the @, and what it is replaced by. */
const SAME = new Map<string, readonly [RegExp, string]>([
  ['gmail.com', [/\./g, '']],
  ['proton.me', [/[._-]/g, '']],
  ['yandex.ru', [/-/g, '.']],
]);

const YAHOO = /^(?:yahoo\.[a-z.]+|ymail\.com|rocketmail\.com)$/;

/** Providers where every address of a subdomain reaches the mailbox that the subdomain names. */
const NAMED_BY_SUBDOMAIN =
  /(?:^|\.)(?<user>[^.]+)\.(?<provider>fastmail\.[a-z]+(?:\.uk)?|33mail\.com|anonaddy\.(?:com|me)|addy\.io)$/;

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
  const bySubdomain = NAMED_BY_SUBDOMAIN.exec(domain)?.groups;
  if (bySubdomain) return `${bySubdomain.user}@${bySubdomain.provider}`;
  const provider = SAME_MAILBOX.get(domain) ?? domain;
  return `${mailbox(email.slice(0, email.lastIndexOf('@')), provider)}@${provider}`;
}

function mailbox(typed: string, provider: string): string {
  const untagged = withoutTag(typed.normalize('NFKC').toLowerCase(), YAHOO.test(provider) ? /[+-]/ : /\+/);
  const same = SAME.get(provider);
  return same ? untagged.replaceAll(...same) : untagged;
}

/** A part that begins with the separator has no tag. */
function withoutTag(part: string, separator: RegExp): string {
  const at = part.search(separator);
  return at > 0 ? part.slice(0, at) : part;
}
