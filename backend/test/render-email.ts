import type { Locale } from '@paattu/shared/locales';
import { DEFAULT_NAMES } from '@paattu/shared/site-texts/names';
import { loadConfig } from '../src/config/config.js';
import { EmailRenderer } from '../src/modules/mailing/email-renderer.js';
import { OptOutLinks } from '../src/modules/mailing/opt-outs/opt-out-links.js';
import type { Texts } from '../src/modules/mailing/composing/define-email.js';
import { emails } from '../src/emails.js';
import { EmailTemplates } from '../src/modules/mailing/email-templates.service.js';
import type { EmailName, PayloadNamed } from './emails-by-name.js';
import type { SiteName } from '../src/modules/texts/site-name.service.js';

export const emailConfig = loadConfig({
  DATABASE_URL: 'postgres://localhost/unused',
  PUBLIC_URL: 'https://songs.example',
  MAIL_FROM: 'Demo Artist <songs@songs.example>',
  JWT_SECRET: 'tests-only-jwt-secret-0123456789abcdef',
  LINK_SECRET: 'tests-only-link-secret-0123456789abcde',
  VOTE_PEPPER: 'tests-only-vote-pepper-0123456789abcd',
});
export const templates = new EmailTemplates(emails);
export const optOutLinks = new OptOutLinks(emailConfig);
const siteName: Pick<SiteName, 'in' | 'ownIn'> = {
  in: (locale) => DEFAULT_NAMES[locale],
  ownIn: () => undefined,
};
export const renderer = new EmailRenderer(emailConfig, templates, optOutLinks, siteName as SiteName);
export const toAddress = 'asha@visitor.example';

/** Renders the email of a row, without a database. */
export function renderRow(
  template: string,
  payload: Record<string, unknown>,
  language: Locale = 'en',
  texts: Texts | null = null,
  isTrial = false,
) {
  const email = renderer.render({ template, toAddress, language, payload, texts, isTrial });
  return { ...email, html: email.html.join('') };
}

export function render<Name extends EmailName>(template: Name, payload: PayloadNamed<Name>) {
  return renderRow(template, { ...(payload as object) });
}
