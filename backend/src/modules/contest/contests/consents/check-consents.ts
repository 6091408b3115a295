import {
  type Acceptance,
  CONSENT_FIELDS,
  CONSENT_PURPOSES,
  type ConsentPurpose,
} from '@paattu/shared/consents';
import { DomainError, fieldError } from '../../../../common/errors/domain-error.js';

/** The consents that a form sends. */
export interface SentConsents {
  /** The number of the rules that the form named; null from a form of an earlier release, and from other programs. */
  rulesVersion: number | null;
  /** The number of the sentences that the form showed. */
  wording: number;
  ticks: readonly ConsentPurpose[];
}

const MISSING = { rules: 'RULES_NOT_ACCEPTED', publication: 'PUBLICATION_NOT_ACCEPTED' } as const;

/**
 * Rejects an entry whose form named other rules than the valid ones, and one without a tick that its contest demands, in
 * the order of the form. A tick for rules means nothing without their number.
 */
export function checkConsents(
  acceptance: Acceptance,
  validVersion: number | null,
  { rulesVersion, ticks }: SentConsents,
): void {
  if (rulesVersion !== null && rulesVersion !== validVersion) throw rulesChanged(validVersion);
  if (acceptance === 'stated') return;
  const given = rulesVersion === null ? [] : ticks;
  const missing = CONSENT_PURPOSES.find((purpose) => !given.includes(purpose));
  if (missing) throw fieldError(MISSING[missing], CONSENT_FIELDS[missing]);
}

function rulesChanged(version: number | null): DomainError {
  if (version === null)
    return new DomainError('RULES_CHANGED', { message: 'These rules are not valid now.' });
  const message = `Version ${version} of the rules is valid now. Please read it and send the entry again.`;
  return new DomainError('RULES_CHANGED', { message });
}
