import { createHmac } from 'node:crypto';
import { canonicalAddress } from '../../common/addresses/canonical-address.js';

/** Recognizes a mailbox in each spelling of its address. No voter has such a key: theirs begin with the id of a contest. */
export function recipientKey(pepper: string, email: string): Buffer {
  return createHmac('sha256', pepper)
    .update(`recipient:${canonicalAddress(email)}`)
    .digest();
}
