import { Box, Link, Typography } from '@mui/material';
import { useCreatePath } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { formatDateTime } from '../../lib/format';
import type { ContactMessage } from '../../records';
import { translations } from '../../translations';

const t = translations.contactMessages;

export function ContactMessageRow({ message }: { message: ContactMessage }) {
  const createPath = useCreatePath();
  const isUnread = message.readAt === null;

  return (
    <Box component="article" aria-label={message.subject} sx={rowSx}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Link
          component={RouterLink}
          to={createPath({ resource: 'messages', type: 'show', id: message.id })}
          sx={{ display: 'inline-block', py: 0.75, fontWeight: isUnread ? 700 : 500 }}
        >
          {message.subject}
        </Link>
        {isUnread && <UnreadMark />}
        <Typography sx={{ color: 'text.secondary' }}>
          {message.name} · {message.email}
          {message.answeredAt !== null && <> · {t.answeredOn(formatDateTime(message.answeredAt))}</>}
        </Typography>
        <Typography sx={beginningSx}>{message.message}</Typography>
      </Box>
      <Typography component="time" dateTime={message.createdAt} sx={{ color: 'text.secondary' }}>
        {formatDateTime(message.createdAt)}
      </Typography>
    </Box>
  );
}

function UnreadMark() {
  return (
    <Typography
      component="span"
      sx={{
        ml: 1.5,
        px: 1,
        py: 0.25,
        borderRadius: 'var(--r-3)',
        bgcolor: 'var(--leaf)',
        color: 'var(--on-leaf)',
        fontSize: 14,
      }}
    >
      {t.unread}
    </Typography>
  );
}

const rowSx = {
  display: 'grid',
  alignItems: 'start',
  gap: { xs: 1, md: 3 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
};

/** Shows two lines. The message's page shows all. */
const beginningSx = {
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
};
