import { createHmac } from 'node:crypto';
import { canonicalAddress } from '../../../common/addresses/canonical-address.js';

/**
 * Recognizes a voter of a contest by the address, in each of its spellings. Without the pepper, nobody can tell from a key who voted,
 * and the keys of two contests have nothing in common.
 */
export function voterKey(pepper: string, contestId: string, email: string): Buffer {
  return createHmac('sha256', pepper)
    .update(`${contestId}:${canonicalAddress(email)}`)
    .digest();
}

/** Recognizes a network that asks for votes of a contest. Without the pepper, nobody can tell from a key which network it was. */
export function networkKey(pepper: string, contestId: string, network: string): Buffer {
  return createHmac('sha256', pepper).update(`${contestId}:network:${network}`).digest();
}
