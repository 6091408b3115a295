import { dayOf, timeOf } from '@paattu/shared/dates';
import { dates } from '@paattu/shared/dates/en';
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
        An entry of this contest was deleted with your account. Nobody sees it any more. It is erased for good
        after {dates.long(dayOf(erasedAt, timeZone))} at {timeOf(erasedAt, timeZone)} ({timeZone}).
      </Paragraph>
      <Paragraph>Until then you can undo it. If it was not you, undo it and change your password.</Paragraph>
      <Action href={pageUrl('/admin/contest/entries')}>See the deleted entries</Action>
    </>
  ),
});
