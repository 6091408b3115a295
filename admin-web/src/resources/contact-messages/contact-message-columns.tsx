import { Box } from '@mui/material';
import { useCreatePath } from '../../components/use-create-path';
import type { Column } from '../../components/record-table/column';
import { Line } from '../../components/record-table/line';
import { RowHead } from '../../components/record-table/row-head';
import { StatusLabel } from '../../components/status-label';
import { formatDateTime } from '../../lib/format';
import type { ContactMessage } from './api';
import { messageSentences as t } from './sentences';
import { commonSentences } from '../../lib/sentences';
import { useOpenMessage } from './use-open-message';

export const CONTACT_MESSAGE_COLUMNS: [Column<ContactMessage>, ...Column<ContactMessage>[]] = [
  {
    label: t.subject,
    show: (message) => <MessageHead message={message} />,
    sort: { field: 'subject', first: 'ASC' },
  },
  {
    label: t.from,
    width: 280,
    show: ({ name, email }) => (
      <>
        <Line>{name}</Line>
        <Line sx={{ color: 'text.secondary', fontSize: 14 }}>{email}</Line>
      </>
    ),
    sort: { field: 'name', first: 'ASC' },
  },
  {
    label: commonSentences.statusHead,
    width: 140,
    show: (message) => <MessageState message={message} />,
  },
  {
    label: t.received,
    width: 200,
    from: 800,
    show: ({ createdAt }) => formatDateTime(createdAt),
    sort: { field: 'createdAt', first: 'DESC' },
  },
];

function MessageHead({ message }: { message: ContactMessage }) {
  const createPath = useCreatePath();
  const openId = useOpenMessage();
  return (
    <RowHead
      isCurrent={openId === message.id}
      to={createPath({ resource: 'messages', type: 'show', id: message.id })}
      isStrong={message.readAt === null}
      below={<Line sx={{ color: 'text.secondary', fontSize: 14 }}>{message.message}</Line>}
      compact={
        <>
          <MessageState message={message} />
          <span>{message.name}</span>
          <time dateTime={message.createdAt}>{formatDateTime(message.createdAt)}</time>
        </>
      }
    >
      {message.subject}
    </RowHead>
  );
}

/** Unread or answered; both if the owner marks an answered message as unread. */
function MessageState({ message: { readAt, answeredAt } }: { message: ContactMessage }) {
  return (
    <>
      {readAt === null && (
        <Box component="span" sx={{ display: 'block' }}>
          <StatusLabel tone="waiting" label={t.unread} />
        </Box>
      )}
      {answeredAt !== null && (
        <Box component="span" title={t.answeredOn(formatDateTime(answeredAt))} sx={{ display: 'block' }}>
          <StatusLabel tone="good" label={t.status.answered} />
        </Box>
      )}
    </>
  );
}
