import { type Locale, localizedPath } from '@paattu/shared/locales';
import { Inject, Injectable } from '@nestjs/common';
import { isSignature, sign } from '../../../common/signatures.js';
import { CONFIG } from '../../../config/config.module.js';
import type { Config } from '../../../config/config.js';

/** Links that opt one address out. The signature proves that a link comes from an email to that address. */
@Injectable()
export class OptOutLinks {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** The opt-out page. Opening it changes nothing. */
  pageOf(address: string, language: Locale): string {
    return `${this.config.publicUrl}${localizedPath(language, '/opt-out')}?${this.queryFor(address)}`;
  }

  /** The headers for one-click opt-out in an email program (RFC 8058). */
  headersFor(address: string): Record<string, string> {
    return {
      'List-Unsubscribe': `<${this.config.publicUrl}/api/opt-outs/one-click?${this.queryFor(address)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    };
  }

  isSignedFor(address: string, token: string): boolean {
    return isSignature(this.config.linkSecret, signedText(address), token);
  }

  private queryFor(address: string): string {
    return new URLSearchParams({
      email: address,
      token: sign(this.config.linkSecret, signedText(address)),
    }).toString();
  }
}

function signedText(address: string): string {
  return `opt-out ${address}`;
}
