import { getDomain } from 'tldts';

export function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1).toLowerCase();
}

/** The domain that was registered: mail services compare senders by it. */
export function organizationOf(domain: string): string {
  return getDomain(domain) ?? domain;
}

/** A tag of DKIM or DMARC. */
export function tagOf(text: string, name: string): string | undefined {
  for (const part of text.split(';')) {
    const [key = '', ...value] = part.split('=');
    if (key.trim().toLowerCase() === name) return value.join('=').trim();
  }
  return undefined;
}
