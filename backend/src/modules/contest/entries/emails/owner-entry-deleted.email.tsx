import { phrases } from '../../../../translations/index.js';
import { defineOwnerEmail } from '../../../mailing/composing/define-email.js';
import { Action, Paragraph, Title } from '../../../mailing/composing/parts.js';

interface DeletedEntry {
  contestTitle: string;
  erasedAt: string;
  timeZone: string;
}

/** No name: the email outlives the entry. */
export const ownerEntryDeleted = defineOwnerEmail({
  name: 'owner-entry-deleted',
  label: 'deleted entry',
  limit: null,
  subject: () => 'An entry was deleted',
  preview: () => 'You can undo it within 24 hours.',
  body: ({ contestTitle, erasedAt, timeZone }: DeletedEntry, { pageUrl }) => (
    <>
      <Title>An entry was deleted</Title>
      <Paragraph>{contestTitle}</Paragraph>
      <Paragraph>
        An entry of this contest was deleted with your account. Nobody sees it any more. You can undo it until{' '}
        {phrases.en.deadline(erasedAt, timeZone)} ({timeZone}). After that it is erased for good.
      </Paragraph>
      <Paragraph>If it was not you, undo it and change your password.</Paragraph>
      <Action href={pageUrl('/admin/contest/entries')}>See the deleted entries</Action>
    </>
  ),
});
