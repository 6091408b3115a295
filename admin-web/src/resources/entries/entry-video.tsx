import { Box, Button, Link } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useState } from 'react';
import { Lightbox } from '../../components/lightbox';
import type { Entry } from '../../records';
import { sentences } from '../../sentences';

const words = sentences.entries;

/** The video on YouTube, or here; nothing is asked of YouTube before the owner does. */
export function EntryVideo({ entry }: { entry: Entry }) {
  const [isPlaying, setPlaying] = useState(false);

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
      <Link href={entry.youtubeUrl} target="_blank" rel="noopener noreferrer" sx={{ py: 1.25 }}>
        {words.watchOnYouTube}
        <span style={visuallyHidden}> {words.opensInNewTab}</span>
      </Link>
      <Button data-shortcut="video" sx={{ minWidth: 0, px: 0 }} onClick={() => setPlaying(true)}>
        {words.playHere}
      </Button>
      <Lightbox title={words.videoOf(entry.name)} isOpen={isPlaying} onClose={() => setPlaying(false)}>
        <Box
          component="iframe"
          title={words.videoOf(entry.name)}
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
