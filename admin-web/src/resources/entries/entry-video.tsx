import { Box, Button, Link } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useState } from 'react';
import { Lightbox } from '../../components/lightbox';
import type { Entry } from '../../records';
import { translations } from '../../translations';

const t = translations.entries;

/** Links the video, or plays it here. Nothing loads from YouTube until the owner asks for it. */
export function EntryVideo({ entry }: { entry: Entry }) {
  const [isPlaying, setPlaying] = useState(false);

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
      <Link href={entry.youtubeUrl} target="_blank" rel="noopener noreferrer" sx={{ py: 1.25 }}>
        {t.watchOnYouTube}
        <span style={visuallyHidden}> {t.opensInNewTab}</span>
      </Link>
      <Button data-shortcut="video" sx={{ minWidth: 0, px: 0 }} onClick={() => setPlaying(true)}>
        {t.playHere}
      </Button>
      <Lightbox title={t.videoOf(entry.name)} isOpen={isPlaying} onClose={() => setPlaying(false)}>
        <Box
          component="iframe"
          title={t.videoOf(entry.name)}
          src={`https://www.youtube-nocookie.com/embed/${entry.videoId}`}
          allow="fullscreen; encrypted-media; picture-in-picture"
          sx={{
            display: 'block',
            width: '100%',
            aspectRatio: '16 / 9',
            border: 0,
            bgcolor: 'var(--cloth-3)',
          }}
        />
      </Lightbox>
    </Box>
  );
}
