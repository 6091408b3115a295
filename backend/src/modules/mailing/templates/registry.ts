import type { EmailTemplateName } from '@paattu/api-client/email-templates';
import { accountEmails } from './account-emails.js';
import { changeEmails } from './change-emails.js';
import { contactEmails } from './contact-emails.js';
import type { EmailTemplate } from './email-template.js';
import { entryEmails } from './entry-emails.js';
import { erasureEmails } from './erasure-emails.js';
import { juryEmails } from './jury-emails.js';
import { resultEmails } from './result-emails.js';
import { noticeEmails } from './notice-emails.js';
import { ownerEmails } from './owner-emails.js';
import { prizeEmails } from './prize-emails.js';
import { staffEmails } from './staff-emails.js';
import { rulesEmails } from './rules-emails.js';
import { voteEmails } from './vote-emails.js';

/** The console labels every name in `EmailTemplateName`, so a template without a name there does not compile. */
export const EMAIL_TEMPLATES = {
  ...accountEmails,
  ...contactEmails,
  ...entryEmails,
  ...changeEmails,
  ...erasureEmails,
  ...juryEmails,
  ...noticeEmails,
  ...ownerEmails,
  ...prizeEmails,
  ...staffEmails,
  ...resultEmails,
  ...rulesEmails,
  ...voteEmails,
} satisfies Record<EmailTemplateName, unknown>;

export type { EmailTemplateName };

/** The payload of each template, by its name. */
export type EmailPayloads = {
  [Name in EmailTemplateName]: (typeof EMAIL_TEMPLATES)[Name] extends EmailTemplate<
    infer Payload extends object
  >
    ? Payload
    : never;
};

/** The keys that a payload of each template loses once its email was sent. The link is as good as a password. */
export const SECRETS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries<Pick<EmailTemplate<never>, 'secrets'>>(EMAIL_TEMPLATES).map(([name, { secrets = [] }]) => [
    name,
    ['link', ...secrets],
  ]),
);

/** The template of a row, or null for one that another release wrote. `queueEmail` checked the type of the payload. */
export function findTemplate(name: string): EmailTemplate<Record<string, unknown>> | null {
  if (!Object.hasOwn(EMAIL_TEMPLATES, name)) return null;
  return EMAIL_TEMPLATES[name as EmailTemplateName] as unknown as EmailTemplate<Record<string, unknown>>;
}
