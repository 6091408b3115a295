import { useCreatePath } from '../../components/use-create-path';
import type { Column } from '../../components/record-table/column';
import { Line } from '../../components/record-table/line';
import { RowHead } from '../../components/record-table/row-head';
import { formatDateTime } from '../../lib/format';
import { deliveryStatus, type Email } from './api';
import { emailSentences as t } from './sentences';
import { commonSentences } from '../../lib/sentences';
import { EmailStatus } from '../../components/email-status';

export const EMAIL_COLUMNS: [Column<Email>, ...Column<Email>[]] = [
  { label: t.subject, show: (email) => <EmailHead email={email} /> },
  {
    label: t.to,
    width: 230,
    show: ({ toAddress }) => <Line>{toAddress}</Line>,
    sort: { field: 'toAddress', first: 'ASC' },
  },
  {
    label: commonSentences.statusHead,
    width: 140,
    show: (email) => <EmailStatus email={email} />,
    sort: { field: 'status', first: 'ASC' },
  },
  {
    label: t.created,
    width: 200,
    from: 860,
    show: ({ createdAt }) => formatDateTime(createdAt),
    sort: { field: 'createdAt', first: 'DESC' },
  },
  {
    label: t.sent,
    width: 200,
    from: 1080,
    // The server notes there, too, when it kept an email that was not sent.
    show: ({ sentAt, status, delivery }) =>
      sentAt && deliveryStatus(status, delivery) === 'sent' && formatDateTime(sentAt),
    sort: { field: 'sentAt', first: 'DESC' },
  },
];

function EmailHead({ email }: { email: Email }) {
  const createPath = useCreatePath();
  return (
    <RowHead
      to={createPath({ resource: 'emails', type: 'show', id: email.id })}
      below={email.lastError && <Line sx={{ color: 'error.main', fontSize: 14 }}>{email.lastError}</Line>}
      compact={
        <>
          <EmailStatus email={email} />
          <span>{email.toAddress}</span>
          <time dateTime={email.createdAt}>{formatDateTime(email.createdAt)}</time>
        </>
      }
    >
      {email.subject}
    </RowHead>
  );
}
