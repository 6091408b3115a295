import { getDomain } from 'tldts';
import { fieldError } from '../../../../common/errors/domain-error.js';
import { domainOf } from '../../../../common/addresses/canonical-address.js';
import { isAcademic, isEveryday } from './everyday-domains.js';

/** With letters of any script, and the joiners that Malayalam needs. No signs with which an address of a page goes on. */
const TYPED = /^[\p{L}\p{M}\p{N}\u200C\u200D.。．｡-]+$/u;

/** At least one label, and a last one with a letter: other names are addresses of networks. */
const DOMAIN =
  /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)*(?=[a-z0-9-]*[a-z])[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** The domain as votes have it; null if the text is none. The text may be an address, or the end of one from its @. */
export function toDomain(text: string): string | null {
  const typed = text.slice(text.lastIndexOf('@') + 1).trim();
  const domain = domainOf(typed);
  return TYPED.test(typed) && DOMAIN.test(domain) ? domain : null;
}

/** The domain of one service. Rejects those that people use every day or where they study, and the endings of many domains. */
export function readDomain(text: string): string {
  const domain = toDomain(text);
  if (domain === null) throw fieldError('INVALID_DOMAIN', 'domain');
  if (isEnding(domain)) throw fieldError('SHARED_ENDING', 'domain');
  if (isEveryday(domain)) throw fieldError('EVERYDAY_DOMAIN', 'domain');
  if (isAcademic(domain)) throw fieldError('ACADEMIC_DOMAIN', 'domain');
  return domain;
}

const isEnding = (domain: string) => getDomain(domain) === null;
