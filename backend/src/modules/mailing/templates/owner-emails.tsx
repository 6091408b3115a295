import { dayOf, timeOf } from '@paattu/api-client/dates';
import { dates } from '@paattu/api-client/dates/en';
import type { EmailTemplate } from './email-template.js';
import { Action, Paragraph, Title } from '../composing/parts.js';

const testEmail: EmailTemplate<object> = {
  audience: 'owner',
  limit: null,
  texts: () => ({
    subject: 'A test email from your website',
    preview: 'The emails of your website arrive.',
  }),
  values: () => ({}),
  body: () => (
    <>
      <Title>The emails of your website arrive</Title>
      <Paragraph>You requested this email in the console.</Paragraph>
    </>
  ),
};

interface DeletedEntry {
  contestTitle: string;
  erasedAt: string;
  timeZone: string;
}

/** No name: the email outlives the entry. */
const ownerEntryDeleted: EmailTemplate<DeletedEntry> = {
  audience: 'owner',
  limit: null,
  texts: () => ({
    subject: 'An entry was deleted',
    preview: 'You can undo it within 24 hours.',
  }),
  values: () => ({}),
  body: ({ contestTitle, erasedAt, timeZone }, { pageUrl }) => (
    <>
      <Title>An entry was deleted</Title>
      <Paragraph>{contestTitle}</Paragraph>
      <Paragraph>
        An entry of this contest was deleted with your account. Nobody sees it any more. It is erased for good
        after {dates.long(dayOf(erasedAt, timeZone))} at {timeOf(erasedAt, timeZone)} ({timeZone}).
      </Paragraph>
      <Paragraph>Until then you can undo it. If it was not you, undo it and change your password.</Paragraph>
      <Action href={pageUrl('/admin/entries')}>See the deleted entries</Action>
    </>
  ),
};

export const ownerEmails = { 'test-email': testEmail, 'owner-entry-deleted': ownerEntryDeleted };
