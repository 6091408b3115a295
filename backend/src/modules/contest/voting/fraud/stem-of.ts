import { canonicalAddress } from '../../../../common/addresses/canonical-address.js';

const SHORTEST = 3;

/** The part before the @ with its numbers left out, as in `singer#`; null for one without a number, or with too few letters. */
export function stemOf(email: string): string | null {
  const address = canonicalAddress(email);
  const part = address.slice(0, address.lastIndexOf('@'));
  const stem = part.replaceAll(/\d+/g, '#');
  return stem !== part && stem.replaceAll('#', '').length >= SHORTEST ? stem : null;
}
