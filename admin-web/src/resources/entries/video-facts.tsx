import { Box } from '@mui/material';
import { formatDuration } from '@paattu/shared/duration';
import { factsSx } from '../../lib/facts-styles';
import { formatDate } from '../../lib/format';
import type { VideoMetadata } from './api';
import { videoSentences } from './video-sentences';

const t = videoSentences.facts;

/** Title, channel, length and date of a video, as far as YouTube has said them. */
export function VideoFacts({ video }: { video: VideoMetadata | null }) {
  const { title = null, channel = null, durationS = null, publishedAt = null } = video ?? {};
  const facts = [
    [t.title, title],
    [t.channel, channel],
    [t.length, durationS === null ? null : formatDuration(durationS)],
    [t.published, publishedAt === null ? null : formatDate(publishedAt)],
  ] as const;

  return (
    <Box component="dl" aria-label={t.label} sx={{ ...factsSx, mb: 2 }}>
      {facts.map(([label, fact]) => (
        <div key={label}>
          <dt>{label}</dt>
          <Box component="dd" sx={fact === null ? { color: 'text.secondary' } : {}}>
            {fact ?? t.notKnown}
          </Box>
        </div>
      ))}
    </Box>
  );
}
