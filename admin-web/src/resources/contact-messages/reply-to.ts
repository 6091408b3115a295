import { emailLink } from '@paattu/shared/rules';
import type { ContactMessage } from './api';
import { messageSentences } from './sentences';

/** Some email programs truncate or reject long addresses. */
const MAX_QUOTED = 1_000;

/** A `mailto:` link that starts a reply and quotes the message. */
export function replyTo({
  email,
  subject,
  message,
}: Pick<ContactMessage, 'email' | 'subject' | 'message'>): string {
  const letters = Array.from(message);
  const quoted = letters.length > MAX_QUOTED ? `${letters.slice(0, MAX_QUOTED).join('')}…` : message;
  const lines = quoted.split(/\r\n|\r|\n/).map((line) => `> ${line}`);
  const query = {
    subject: messageSentences.replySubject(subject),
    body: ['', '', ...lines].join('\r\n'),
  };
  // Not URLSearchParams: it encodes a space as +, and email programs show the +.
  const parts = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${emailLink(email)}?${parts.join('&')}`;
}
