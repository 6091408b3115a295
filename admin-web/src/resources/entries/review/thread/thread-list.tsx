import { Box, Typography } from '@mui/material';
import { formatDateTime } from '../../../../lib/format';
import type { ThreadMessage } from '../../api';
import { entrySentences } from '../../sentences';

const t = entrySentences.thread;

/** Oldest first. */
export function ThreadList({ messages }: { messages: ThreadMessage[] }) {
  if (messages.length === 0) return <Typography>{t.none}</Typography>;
  return (
    <Box component="ol" aria-label={t.title} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {messages.map(({ id, from, author, text, sentAt, isSettled }) => (
        <Box component="li" key={id} sx={from === 'team' ? { ...messageSx, ...answerSx } : messageSx}>
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {t.by(author ?? t.from[from], formatDateTime(sentAt))}
            {from === 'team' && !isSettled && `, ${t.unseen}`}
          </Typography>
          <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Box>
        </Box>
      ))}
    </Box>
  );
}

const messageSx = { my: 1.5, pl: 2, borderLeft: '3px solid var(--line)' };
const answerSx = { borderColor: 'var(--zari)' };
