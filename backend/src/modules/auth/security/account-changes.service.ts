import { knownLocale } from '@paattu/shared/locales';
import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../database/transaction.js';
import type { EmailTemplate } from '../../mailing/composing/define-email.js';
import { MailingService } from '../../mailing/mailing.service.js';
import { codeAppAdded } from '../emails/code-app-added.email.js';
import { codeAppRemoved } from '../emails/code-app-removed.email.js';
import { factorsReset } from '../emails/factors-reset.email.js';
import { newBrowser } from '../emails/new-browser.email.js';
import { passkeyAdded } from '../emails/passkey-added.email.js';
import { passkeyCloned } from '../emails/passkey-cloned.email.js';
import { passkeyRemoved } from '../emails/passkey-removed.email.js';
import { passwordChanged } from '../emails/password-changed.email.js';
import { recoveryCodeUsed } from '../emails/recovery-code-used.email.js';
import { recoveryCodesMade } from '../emails/recovery-codes-made.email.js';
import { tokenMade } from '../emails/token-made.email.js';
import type { User } from '../user.entity.js';
import type { AnnouncedEventKind } from './security-events.js';
import { type EventClient, SecurityLog } from './security-log.service.js';

const EMAILS: Record<AnnouncedEventKind, EmailTemplate<string, { name: string }>> = {
  'new-browser': newBrowser,
  'password-reset': passwordChanged,
  'password-changed': passwordChanged,
  'passkey-added': passkeyAdded,
  'passkey-removed': passkeyRemoved,
  'passkey-cloned': passkeyCloned,
  'code-app-added': codeAppAdded,
  'code-app-removed': codeAppRemoved,
  'recovery-codes-made': recoveryCodesMade,
  'recovery-code-used': recoveryCodeUsed,
  'factors-reset': factorsReset,
  'token-made': tokenMade,
};

interface AccountChange {
  kind: AnnouncedEventKind;
  user: Pick<User, 'id' | 'email' | 'displayName' | 'language'>;
  /** Absent where the request is not known. */
  client?: EventClient;
}

/** Tells the person of an account what has changed in it: the security log and an email say the same. */
@Injectable()
export class AccountChanges {
  constructor(
    private readonly mailing: MailingService,
    private readonly security: SecurityLog,
  ) {}

  /** To be called in the transaction of the change. */
  async note(tx: Transaction, { kind, user, client }: AccountChange): Promise<void> {
    await this.security.recordAnnounced({ kind, userId: user.id, client }, tx.manager);
    // Without the limit of a mailbox, which others could use up with a spelling of the address.
    await this.mailing.queueEmails(tx, [
      {
        template: EMAILS[kind],
        to: user.email,
        payload: { name: user.displayName },
        language: knownLocale(user.language),
      },
    ]);
  }
}
