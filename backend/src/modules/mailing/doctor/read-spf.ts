import ipaddr from 'ipaddr.js';
import type { DnsLookups } from './dns-lookups.js';

export type SpfError = 'missing' | 'several' | 'syntax' | 'too-many' | 'everybody';

export interface Spf {
  /** The record of the domain; null without one. */
  record: string | null;
  error: SpfError | null;
  /** The term that has the error. */
  term: string | null;
  /** The domains that it includes or redirects to, those of the included ones too. */
  includes: Set<string>;
  /** Whether it permits one of the addresses that were asked for. */
  permits: boolean;
}

/** RFC 7208, section 4.6.4 */
const MAX_LOOKUPS = 10;
const MECHANISM = /^([+\-~?])?(all|include|a|mx|ptr|ip4|ip6|exists)(?:([:/])(\S+))?$/i;
const MODIFIER = /^([a-z][\w.-]*)=(\S*)$/i;
const NEEDS_DOMAIN = new Set(['include', 'exists', 'ip4', 'ip6']);

/** What the SPF record of a domain says of addresses. */
export async function readSpf(dns: DnsLookups, domain: string, addresses: string[]): Promise<Spf> {
  const spf: Spf = { record: null, error: null, term: null, includes: new Set(), permits: false };
  let lookups = 0;

  const fail = (error: SpfError, term: string | null = null) => {
    spf.error ??= error;
    spf.term ??= term;
  };
  const count = (term: string) => {
    lookups += 1;
    if (lookups > MAX_LOOKUPS) fail('too-many', term);
  };

  async function walk(name: string, isFirst: boolean): Promise<void> {
    const records = (await dns.txt(name)).filter((text) => /^v=spf1(?: |$)/i.test(text));
    if (records.length !== 1) {
      if (!isFirst) fail('syntax', `include:${name}`);
      else fail(records.length === 0 ? 'missing' : 'several');
      return;
    }
    const [record = ''] = records;
    if (isFirst) spf.record = record;
    const terms = record.split(/ +/).slice(1).filter(Boolean);
    for (const term of terms) {
      if (spf.error) return;
      await take(term, name, isFirst, terms);
    }
  }

  async function take(term: string, name: string, isFirst: boolean, terms: string[]): Promise<void> {
    const modifier = MODIFIER.exec(term);
    if (modifier) {
      const [, key = '', value = ''] = modifier;
      const hasAll = terms.some((other) => /^[+\-~?]?all$/i.test(other));
      if (key.toLowerCase() !== 'redirect' || hasAll) return;
      count(term);
      if (spf.error) return;
      spf.includes.add(value.toLowerCase());
      await walk(value.toLowerCase(), false);
      return;
    }
    const [, sign = '+', kind = '', , value] = MECHANISM.exec(term) ?? [];
    const mechanism = kind.toLowerCase();
    if (mechanism === '' || (value === undefined && NEEDS_DOMAIN.has(mechanism))) return fail('syntax', term);
    if (mechanism === 'all') {
      if (isFirst && sign === '+') fail('everybody', term);
      return;
    }
    if (mechanism === 'ip4' || mechanism === 'ip6') return matchRange(term, value!);
    count(term);
    // A macro depends on the email.
    if (spf.error || value?.includes('%{')) return;
    if (mechanism === 'include') {
      spf.includes.add(value!.toLowerCase());
      await walk(value!.toLowerCase(), false);
    } else if ((mechanism === 'a' || mechanism === 'mx') && addresses.length > 0) {
      const target = value === undefined || /^\d/.test(value) ? name : value.split('/')[0]!;
      const hosts = mechanism === 'a' ? [target] : (await dns.mx(target)).slice(0, MAX_LOOKUPS);
      for (const host of hosts)
        if ((await dns.addresses(host)).some((address) => addresses.includes(address))) spf.permits = true;
    }
  }

  function matchRange(term: string, value: string): void {
    try {
      const range = value.includes('/')
        ? ipaddr.parseCIDR(value)
        : ([ipaddr.parse(value), value.includes(':') ? 128 : 32] as [ipaddr.IPv4 | ipaddr.IPv6, number]);
      if (addresses.some((address) => isWithin(address, range))) spf.permits = true;
    } catch {
      fail('syntax', term);
    }
  }

  await walk(domain, true);
  return spf;
}

function isWithin(address: string, range: [ipaddr.IPv4 | ipaddr.IPv6, number]): boolean {
  const parsed = ipaddr.parse(address);
  return parsed.kind() === range[0].kind() && parsed.match(range);
}
