import { Box, ButtonBase, Link } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useEffect, useRef } from 'react';
import { Icon, icons } from '../../../components/icon';
import { lineLinkSx } from '../../../lib/link-styles';
import type { Entry } from '../api';
import { entrySentences as t } from '../sentences';
import { VideoFrame } from '../video-frame';

interface Props {
  entry: Pick<Entry, 'name' | 'videoId' | 'youtubeUrl'>;
  isPlaying: boolean;
  onPlay: () => void;
}

/** The video, which plays in place of its button, and its address. */
export function VideoToCheck({ entry, isPlaying, onPlay }: Props) {
  const place = useRef<HTMLDivElement>(null);

  // The pressed button disappears. Inside the frame of YouTube, the shortcuts would not work.
  useEffect(() => {
    if (isPlaying && document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [isPlaying]);

  return (
    <Box sx={{ mb: 2, displayPrint: 'none' }}>
      <Box ref={place} tabIndex={-1} role="group" aria-label={t.videoOf(entry.name)}>
        {isPlaying ? (
          <VideoFrame entry={entry} />
        ) : (
          <ButtonBase onClick={onPlay} sx={buttonSx}>
            <Icon d={icons.play} size={28} />
            {t.playHere}
          </ButtonBase>
        )}
      </Box>
      <Link href={entry.youtubeUrl} target="_blank" rel="noopener noreferrer" sx={lineLinkSx}>
        {t.watchOnYouTube}
        <span style={visuallyHidden}> {t.opensInNewTab}</span>
      </Link>
    </Box>
  );
}

const buttonSx = {
  flexDirection: 'column',
  gap: 1,
  width: '100%',
  aspectRatio: '16 / 9',
  borderRadius: 'var(--r-1)',
  bgcolor: 'var(--cloth-3)',
  fontFamily: 'inherit',
  fontSize: '1rem',
  fontWeight: 500,
};
