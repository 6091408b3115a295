import { normalizeEmail } from '@paattu/shared/rules';

/** Domains of mailboxes that most visitors have, each with what is often typed in its place, or one slip away from it. */
const PROVIDERS = [
  'gmail.com',
  'yahoo.com',
  'yahoo.co.in',
  'yahoo.in',
  'hotmail.com',
  'outlook.com',
  'live.com',
  'icloud.com',
  'rediffmail.com',
  'proton.me',
  'protonmail.com',
];

/** Providers that are one slip away from those above, and are meant. */
const OTHERS = new Set([
  'ymail.com',
  'mail.com',
  'email.com',
  'gmx.com',
  'googlemail.com',
  'hotmail.co.uk',
  'hotmail.fr',
  'hotmail.in',
  'outlook.in',
  'live.in',
  'live.co.uk',
  'me.com',
  'pm.me',
  'yahoo.ca',
  'yahoo.de',
  'yahoo.fr',
  'yahoo.co.uk',
  'yahoo.com.au',
]);

/** Endings that no domain has, or that are hardly meant in an address. */
const ENDINGS: Readonly<Record<string, string>> = {
  con: 'com',
  cmo: 'com',
  ocm: 'com',
  comm: 'com',
  coom: 'com',
  cpm: 'com',
  vom: 'com',
  xom: 'com',
  c0m: 'com',
  og: 'org',
  ogr: 'org',
  nte: 'net',
  ent: 'net',
};

/** The address that was probably meant; null for one that looks right. It is only offered: nobody knows all domains. */
export function suggestEmail(typed: string): string | null {
  const email = normalizeEmail(typed);
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  if (at < 1 || domain === '') return null;
  const meant = meantDomain(domain);
  return meant === domain ? null : `${email.slice(0, at)}@${meant}`;
}

function meantDomain(domain: string): string {
  if (PROVIDERS.includes(domain) || OTHERS.has(domain)) return domain;
  const mended = withKnownEnding(domain);
  if (PROVIDERS.includes(mended)) return mended;
  return PROVIDERS.find((provider) => isSlip(mended, provider)) ?? mended;
}

function withKnownEnding(domain: string): string {
  const dot = domain.lastIndexOf('.');
  const ending = ENDINGS[domain.slice(dot + 1)];
  return dot > 0 && ending ? `${domain.slice(0, dot)}.${ending}` : domain;
}

/** Whether one letter is missing, too many, another one, or changes places with the next. */
function isSlip(typed: string, meant: string): boolean {
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start++;
  const rest = (text: string, skipped: number) => text.slice(start + skipped);
  return (
    rest(typed, 0) === rest(meant, 1) ||
    rest(typed, 1) === rest(meant, 0) ||
    rest(typed, 1) === rest(meant, 1) ||
    (typed[start] === meant[start + 1] &&
      typed[start + 1] === meant[start] &&
      rest(typed, 2) === rest(meant, 2))
  );
}
