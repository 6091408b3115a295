import { Box, Typography } from '@mui/material';
import { StatusLabel } from '../../components/status-label';
import { formatDate } from '../../lib/format';
import type { EntryVideo } from './api';
import { videoSentences as t } from './video-sentences';

type Known = Pick<EntryVideo, 'flags'> & Partial<Pick<EntryVideo, 'health' | 'healthSince' | 'problem'>>;

/** The findings about a video, with their meaning. Empty for a video without any. */
export function VideoFindings({ video }: { video: Known | null }) {
  const { flags = [], health = 'ok', healthSince = '', problem } = video ?? {};
  if (flags.length === 0 && health === 'ok') return null;

  return (
    <Box component="ul" aria-label={t.title} sx={listSx}>
      {health !== 'ok' && (
        <li>
          <StatusLabel
            tone={health === 'broken' ? 'bad' : 'waiting'}
            label={<Box sx={{ whiteSpace: 'normal' }}>{t[health](formatDate(healthSince))}</Box>}
          />
          <Typography sx={{ color: 'text.secondary' }}>
            {problem && t.problems[problem]} {health === 'suspect' && t.suspectText}
          </Typography>
        </li>
      )}
      {flags.map((flag) => (
        <li key={flag}>
          <StatusLabel tone="waiting" label={t.flags[flag].word} />
          <Typography sx={{ color: 'text.secondary' }}>{t.flags[flag].text}</Typography>
        </li>
      ))}
    </Box>
  );
}

const listSx = { display: 'grid', gap: 1, m: 0, mb: 2, p: 0, listStyle: 'none' };
