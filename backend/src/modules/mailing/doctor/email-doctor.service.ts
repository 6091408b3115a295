import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import { Inject, Injectable } from '@nestjs/common';
import { DomainError } from '../../../common/errors/domain-error.js';
import { CONFIG } from '../../../config/config.module.js';
import type { Config } from '../../../config/config.js';
import { senderWith } from '../../../infra/email/sender.js';
import { RateLimiter } from '../../../infra/rate-limit/rate-limiter.js';
import { SiteSettings } from '../../../infra/settings/site-settings.js';
import { domainOf, organizationOf, tagOf } from './domains.js';
import { DnsLookups, DnsSilentError } from './dns-lookups.js';
import type {
  DnsRecordDto,
  EmailCheckupDto,
  EmailFindingDto,
  Finding,
  FindingState,
  MailVerdict,
  ReadHeadersResultDto,
} from './email-checkup.dto.js';
import { readHeaders } from './read-headers.js';
import { readSpf } from './read-spf.js';
import { COMMON_SELECTORS, findRelay, FREE_SERVICES } from '../relays.js';

/** A server on this machine or its network sends to mail services itself. */
const OWN_SERVER = /^(?:localhost|127\..+|10\..+|192\.168\..+|[^.]+)$/;

/** Looks at what mail services see of the sender in DNS. */
@Injectable()
export class EmailDoctor {
  /** Tests set its servers. */
  readonly resolver = new Resolver({ timeout: 1_500, tries: 2 });

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly settings: SiteSettings,
    private readonly limiter: RateLimiter,
  ) {}

  /** Says what the headers of a test email mean that has arrived. Stores nothing of them. */
  async readHeaders(actorId: string, headers: string): Promise<ReadHeadersResultDto> {
    await this.limiter.consume('emailHeaders', actorId);
    return readHeaders(headers, this.sender().domain);
  }

  async examine(actorId: string, selector?: string): Promise<EmailCheckupDto> {
    await this.limiter.consume('emailDoctor', actorId);
    const dns = new DnsLookups(this.resolver);
    const { domain, smtpHost } = this.sender();
    const { bounces } = this.config;
    // SPF is asked of the domain that gets the bounces.
    const envelope = bounces.address === null ? domain : domainOf(bounces.address);
    // The service looks after its DNS.
    if (isOfService(smtpHost, domain))
      return {
        domain,
        findings: [finding('from-own-service', 'good', domain)],
        gmailAndYahoo: 'good',
        outlook: 'good',
      };
    const findings = [
      await settled(envelope, () => examineSpf(dns, envelope, smtpHost)),
      await settled(domain, () => examineDkim(dns, domain, smtpHost, selector)),
      await settled(domain, () => examineDmarc(dns, domain, this.settings.ownerEmail!)),
      await settled(domain, () => examineMx(dns, domain)),
      ...(OWN_SERVER.test(smtpHost)
        ? [await settled(domain, () => examinePtr(dns, new URL(this.config.publicUrl).hostname))]
        : []),
      ...(FREE_SERVICES.has(domain) ? [finding('from-of-service', 'bad', domain)] : []),
    ];
    const isAligned = organizationOf(envelope) === organizationOf(domain);
    return { domain, findings, ...verdictsOf(findings, isAligned) };
  }

  /** Without a mail server nothing is sent, and the sender is a made-up one: there is nothing to look at. */
  private sender(): { domain: string; smtpHost: string } {
    const { smtpUrl, mailFrom } = this.settings;
    if (smtpUrl === null) throw new DomainError('EMAILS_NOT_SENT');
    return { domain: domainOf(senderWith(mailFrom, undefined).address), smtpHost: new URL(smtpUrl).hostname };
  }
}

function finding(
  name: Finding,
  state: FindingState,
  about: string,
  record: DnsRecordDto | null = null,
): EmailFindingDto {
  return { finding: name, state, about, record };
}

async function settled(about: string, examine: () => Promise<EmailFindingDto>): Promise<EmailFindingDto> {
  try {
    return await examine();
  } catch (error) {
    if (error instanceof DnsSilentError) return finding('dns-silent', 'unknown', about);
    throw error;
  }
}

async function examineSpf(dns: DnsLookups, domain: string, smtpHost: string): Promise<EmailFindingDto> {
  const relay = findRelay(smtpHost);
  const addresses = OWN_SERVER.test(smtpHost)
    ? []
    : isIP(smtpHost)
      ? [smtpHost]
      : await dns.addresses(smtpHost);
  const { record, error, term, includes, permits } = await readSpf(dns, domain, relay ? [] : addresses);
  const permission = relay
    ? `include:${relay.spf[0]}`
    : addresses.slice(0, 2).map(toTerm).join(' ') || 'a mx';
  if (relay?.hasOwnEnvelope && (error === null || error === 'missing'))
    return finding('spf-of-relay', 'good', smtpHost);
  if (error === 'missing')
    return finding('spf-missing', 'bad', domain, { name: domain, value: `v=spf1 ${permission} ~all` });
  if (error !== null || record === null) return finding(`spf-${error ?? 'syntax'}`, 'bad', term ?? domain);
  if (relay ? relay.spf.some((name) => includes.has(name)) : permits)
    return finding('spf-good', 'good', domain);
  if (!relay) return finding('spf-uncertain', 'warning', smtpHost);
  const value = record.replace(/^v=spf1/i, `v=spf1 ${permission}`);
  return finding('spf-without-relay', 'bad', smtpHost, { name: domain, value });
}

function toTerm(address: string): string {
  return `${address.includes(':') ? 'ip6' : 'ip4'}:${address}`;
}

async function examineDkim(
  dns: DnsLookups,
  domain: string,
  smtpHost: string,
  selector?: string,
): Promise<EmailFindingDto> {
  const usual = [...(findRelay(smtpHost)?.selectors ?? []), ...COMMON_SELECTORS];
  let revoked: string | null = null;
  for (const name of selector === undefined ? new Set(usual) : [selector]) {
    for (const text of await dns.txt(`${name}._domainkey.${domain}`)) {
      const key = tagOf(text, 'p');
      if (key) return finding('dkim-good', 'good', name);
      if (key === '') revoked = name;
    }
  }
  if (revoked !== null) return finding('dkim-revoked', 'bad', revoked);
  return selector === undefined
    ? finding('dkim-unknown', 'warning', domain)
    : finding('dkim-missing', 'bad', selector);
}

async function examineDmarc(dns: DnsLookups, domain: string, ownerEmail: string): Promise<EmailFindingDto> {
  for (const name of new Set([domain, organizationOf(domain)])) {
    const records = (await dns.txt(`_dmarc.${name}`)).filter((text) => /^v=DMARC1\s*(?:;|$)/i.test(text));
    if (records.length > 1) return finding('dmarc-several', 'bad', name);
    const [record] = records;
    if (record === undefined) continue;
    const policy = tagOf(record, 'p')?.toLowerCase() ?? '';
    return ['none', 'quarantine', 'reject'].includes(policy)
      ? finding('dmarc-good', 'good', policy)
      : finding('dmarc-syntax', 'bad', record.slice(0, 200));
  }
  const value = `v=DMARC1; p=none; rua=mailto:${ownerEmail}`;
  return finding('dmarc-missing', 'warning', domain, { name: `_dmarc.${organizationOf(domain)}`, value });
}

async function examineMx(dns: DnsLookups, domain: string): Promise<EmailFindingDto> {
  return (await dns.mx(domain)).length > 0
    ? finding('mx-good', 'good', domain)
    : finding('mx-missing', 'warning', domain);
}

/** The name of the address that sends must lead back to it (RFC 1912). */
async function examinePtr(dns: DnsLookups, host: string): Promise<EmailFindingDto> {
  const [address] = isIP(host) ? [host] : await dns.addresses(host);
  for (const name of address === undefined ? [] : (await dns.names(address)).slice(0, 3))
    if ((await dns.addresses(name)).includes(address!)) return finding('ptr-good', 'good', name);
  return finding('ptr-missing', 'bad', address ?? host);
}

function isOfService(smtpHost: string, domain: string): boolean {
  return (findRelay(smtpHost)?.ownDomains ?? []).includes(domain);
}

/**
 * Gmail and Yahoo reject what has neither SPF nor DKIM, and what has the name of another service; Outlook puts it under spam. All of them
 * want DMARC of who sends to many.
 */
function verdictsOf(
  findings: EmailFindingDto[],
  isAligned: boolean,
): Pick<EmailCheckupDto, 'gmailAndYahoo' | 'outlook'> {
  const has = (name: Finding) => findings.some((each) => each.finding === name);
  const isAuthentic = (has('spf-good') && isAligned) || has('dkim-good');
  const worst = (otherwise: MailVerdict): MailVerdict => {
    if (has('from-of-service')) return 'rejects';
    if (isAuthentic) return has('dmarc-good') && !has('ptr-missing') ? 'good' : 'spam';
    if (has('dns-silent') || has('dkim-unknown') || has('spf-uncertain')) return 'unknown';
    return otherwise;
  };
  return { gmailAndYahoo: worst('rejects'), outlook: worst('spam') };
}
