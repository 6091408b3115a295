import { Box, Link, Typography } from '@mui/material';
import { useCreatePath } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { formatDateTime } from '../../lib/format';
import type { ContactMessage } from '../../records';

export function ContactMessageRow({ message }: { message: ContactMessage }) {
  const createPath = useCreatePath();

  return (
    <Box component="article" aria-label={message.subject} sx={rowSx}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Link
          component={RouterLink}
          to={createPath({ resource: 'messages', type: 'show', id: message.id })}
          sx={{ display: 'inline-block', py: 0.75, fontWeight: 600 }}
        >
          {message.subject}
        </Link>
        <Typography sx={{ color: 'text.secondary' }}>
          {message.name} · {message.email}
        </Typography>
        <Typography sx={beginningSx}>{message.message}</Typography>
      </Box>
      <Typography component="time" dateTime={message.createdAt} sx={{ color: 'text.secondary' }}>
        {formatDateTime(message.createdAt)}
      </Typography>
    </Box>
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
