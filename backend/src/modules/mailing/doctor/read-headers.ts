import PostalMime, { type Email } from 'postal-mime';
import { domainOf, organizationOf, tagOf } from './domains.js';
import type {
  FindingState,
  HeaderFinding,
  HeaderFindingDto,
  ReadHeadersResultDto,
} from './email-checkup.dto.js';

const LIMITS = { maxNestingDepth: 1, maxRfc822NestingDepth: 1, maxHeadersSize: 64 * 1024 };
const MAX_SIGNATURES = 10;
const MAX_ABOUT = 100;

/** What the server that received an email writes about a check, such as `dkim=pass header.i=@asha.example` (RFC 8601). */
interface Result {
  verdict: string;
  /** The domain that was checked, if the server names it. */
  domain: string | null;
}

/** Says what the headers mean of an email that `domain` has sent. A text without headers has the finding `no-headers`. */
export async function readHeaders(text: string, domain: string): Promise<ReadHeadersResultDto> {
  const email = await parse(text);
  if (!email?.from || !('address' in email.from) || !email.from.address)
    return { findings: [finding('no-headers', 'unknown', domain)], selector: null };
  const sender = domainOf(email.from.address);
  const isAligned = (other: string | null) =>
    other !== null && organizationOf(other) === organizationOf(sender);
  const signatures = valuesOf(email, 'dkim-signature')
    .slice(0, MAX_SIGNATURES)
    .map((value) => ({
      domain: (tagOf(value, 'd') ?? '').toLowerCase(),
      selector: tagOf(value, 's')?.replaceAll(/\s/g, '') ?? '',
    }));
  const own = signatures.find((signature) => isAligned(signature.domain));
  const findings = [
    ...(organizationOf(sender) === organizationOf(domain)
      ? []
      : [finding('other-sender', 'warning', sender)]),
    own
      ? finding('signed', 'good', own.selector)
      : signatures[0]
        ? finding('signed-by-other', 'bad', signatures[0].domain)
        : finding('unsigned', 'bad', sender),
    ...readResults(email, isAligned),
  ];
  const isOurs = own !== undefined && organizationOf(sender) === organizationOf(domain);
  return { findings, selector: isOurs && SELECTOR.test(own.selector) ? own.selector : null };
}

/** That of a question to the email doctor. */
const SELECTOR = /^[a-z\d](?:[\w.-]{0,61}[a-z\d])?$/i;

async function parse(text: string): Promise<Email | null> {
  try {
    // Blank lines before it would end the headers at once.
    return await PostalMime.parse(text.trimStart(), LIMITS);
  } catch {
    return null;
  }
}

/** The first such header is of the server that received the email last; others may be of anybody. */
function readResults(email: Email, isAligned: (domain: string | null) => boolean): HeaderFindingDto[] {
  const [header] = valuesOf(email, 'authentication-results');
  const results = header === undefined ? [] : header.replaceAll(/\([^()]*\)/g, ' ').split(';');
  const find = (method: string) => {
    const all = results.flatMap((text) => resultOf(text, method) ?? []);
    return (
      all.find(({ verdict, domain }) => verdict === 'pass' && isAligned(domain)) ??
      all.find(({ verdict }) => verdict === 'pass') ??
      all[0]
    );
  };
  const [dkim, spf, dmarc] = [find('dkim'), find('spf'), find('dmarc')];
  if (!dkim && !spf && !dmarc) return [finding('no-results', 'unknown', '')];
  return [
    ...(dkim ? [aboutDkim(dkim)] : []),
    ...(spf ? [aboutSpf(spf, isAligned(spf.domain))] : []),
    ...(dmarc ? [aboutDmarc(dmarc)] : []),
  ];
}

function resultOf(text: string, method: string): Result | null {
  const [, verdict] = new RegExp(`^\\s*${method}\\s*=\\s*(\\w{1,20})`, 'i').exec(text) ?? [];
  if (verdict === undefined) return null;
  const [, domain] =
    /\b(?:header\.[di]|smtp\.mailfrom|header\.from)\s*=\s*"?([^\s;"]{1,320})/i.exec(text) ?? [];
  return { verdict: verdict.toLowerCase(), domain: domain === undefined ? null : domainOf(domain) };
}

function aboutDkim({ verdict, domain }: Result): HeaderFindingDto {
  return verdict === 'pass'
    ? finding('dkim-passed', 'good', domain ?? '')
    : finding('dkim-failed', 'bad', verdict);
}

function aboutSpf({ verdict, domain }: Result, isAligned: boolean): HeaderFindingDto {
  if (verdict !== 'pass') return finding('spf-failed', 'warning', verdict);
  return isAligned ? finding('spf-passed', 'good', domain!) : finding('spf-of-other', 'good', domain ?? '');
}

function aboutDmarc({ verdict, domain }: Result): HeaderFindingDto {
  if (verdict === 'pass') return finding('dmarc-passed', 'good', domain ?? '');
  return ['none', 'bestguesspass'].includes(verdict)
    ? finding('dmarc-without-record', 'warning', domain ?? '')
    : finding('dmarc-failed', 'bad', verdict);
}

function valuesOf({ headers }: Email, name: string): string[] {
  return headers.filter(({ key }) => key === name).map(({ value }) => value);
}

function finding(name: HeaderFinding, state: FindingState, about: string): HeaderFindingDto {
  return { finding: name, state, about: about.slice(0, MAX_ABOUT) };
}
