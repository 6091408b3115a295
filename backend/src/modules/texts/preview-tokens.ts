import { Inject, Injectable } from '@nestjs/common';
import { isSignature, sign } from '../../common/signatures.js';
import type { Config } from '../../config/config.js';
import { CONFIG } from '../../config/config.module.js';

const LIFETIME_MS = 60 * 60_000;

/**
 * The tokens with which the owner reads the site's own pages with the draft of its texts. A browser sends no access
 * token with the request of a page, so the address has one. Only the owner gets it, and it works for an hour.
 */
@Injectable()
export class PreviewTokens {
  constructor(@Inject(CONFIG) private readonly config: Pick<Config, 'linkSecret'>) {}

  create(): { token: string; expiresAt: Date } {
    const expiresAt = Date.now() + LIFETIME_MS;
    return {
      token: `${expiresAt}-${sign(this.config.linkSecret, textOf(expiresAt))}`,
      expiresAt: new Date(expiresAt),
    };
  }

  isValid(token: string | undefined): boolean {
    const [, expiry = '', signature = ''] = /^(\d{13})-([\w-]{43})$/.exec(token ?? '') ?? [];
    if (!isSignature(this.config.linkSecret, textOf(Number(expiry)), signature)) return false;
    return Number(expiry) > Date.now();
  }
}

function textOf(expiresAt: number): string {
  return `preview of texts until ${expiresAt}`;
}
