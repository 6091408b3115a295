import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '../../../config/config.module.js';
import type { Config } from '../../../config/config.js';

const ID_BYTES = 16;
const PROOF_BYTES = 8;
const TOKEN = `[0-9a-f]{${2 * (ID_BYTES + PROOF_BYTES)}}`;

/**
 * The envelope sender of each email (VERP): the id of its row, and a proof that this site has sent it. Hexadecimal, because some servers
 * change the case of an address.
 */
@Injectable()
export class BounceAddresses {
  private readonly key: Buffer;
  /** What is before and after the token; null without `BOUNCE_ADDRESS`. */
  private readonly place: { before: string; after: string } | null;
  private readonly pattern: RegExp | null;

  constructor(@Inject(CONFIG) { linkSecret, bounces }: Config) {
    this.key = Buffer.from(hkdfSync('sha256', linkSecret, '', 'bounce-address', 32));
    const [name = '', domain = ''] = bounces.address?.split('@') ?? [];
    this.place = bounces.address === null ? null : { before: name && `${name}+`, after: `@${domain}` };
    this.pattern =
      this.place &&
      new RegExp(`${literal(this.place.before)}(${TOKEN})${literal(this.place.after)}\\b`, 'gi');
  }

  /** Undefined if the sender of the email gets its bounces. */
  addressFor(emailId: string): string | undefined {
    if (!this.place) return undefined;
    const id = Buffer.from(emailId.replaceAll('-', ''), 'hex');
    return `${this.place.before}${Buffer.concat([id, this.proofOf(id)]).toString('hex')}${this.place.after}`;
  }

  /** The email that the first genuine address in the text belongs to. */
  findEmailId(text: string): string | null {
    for (const [, token = ''] of this.pattern ? text.matchAll(this.pattern) : []) {
      const bytes = Buffer.from(token, 'hex');
      const id = bytes.subarray(0, ID_BYTES);
      if (timingSafeEqual(bytes.subarray(ID_BYTES), this.proofOf(id)))
        return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
    }
    return null;
  }

  private proofOf(id: Buffer): Buffer {
    return createHmac('sha256', this.key).update(id).digest().subarray(0, PROOF_BYTES);
  }
}

function literal(text: string): string {
  return text.replace(/[.+]/g, '\\$&');
}
