import { Box } from '@mui/material';
import type { Entry } from './api';
import { entrySentences } from './sentences';

/** The video at YouTube. Rendered only when the owner has asked for it, so that nothing loads from there before. */
export function VideoFrame({ entry }: { entry: Pick<Entry, 'name' | 'videoId'> }) {
  return (
    <Box
      component="iframe"
      title={entrySentences.videoOf(entry.name)}
      src={`https://www.youtube-nocookie.com/embed/${entry.videoId}?autoplay=1`}
      allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
      sx={{ display: 'block', width: '100%', aspectRatio: '16 / 9', border: 0, bgcolor: 'var(--cloth-3)' }}
    />
  );
}
