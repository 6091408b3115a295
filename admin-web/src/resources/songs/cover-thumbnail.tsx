import { Box } from '@mui/material';
import type { Song } from './api';

/** The cover of a song, or the first letter of its title. */
export function CoverThumbnail({ song: { coverCardUrl, title } }: { song: Song }) {
  return (
    <Box aria-hidden sx={thumbnailSx}>
      {coverCardUrl ? <img src={coverCardUrl} alt="" loading="lazy" /> : initialOf(title)}
    </Box>
  );
}

function initialOf(title: string): string | undefined {
  const [first] = new Intl.Segmenter('ml').segment(title);
  return first?.segment;
}

const thumbnailSx = {
  flex: 'none',
  width: 40,
  height: 40,
  overflow: 'hidden',
  borderRadius: 'var(--r-1)',
  bgcolor: 'var(--cloth-3)',
  display: 'grid',
  placeItems: 'center',
  color: 'secondary.main',
  font: '560 1.2rem/1 var(--display)',
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
};
