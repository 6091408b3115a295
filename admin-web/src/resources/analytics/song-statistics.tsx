import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { SortableTable } from '../../components/sortable-table';
import { formatCount, formatDate } from '../../lib/format';
import type { Analytics } from './api';
import { analyticsSentences as t } from './sentences';
import { songSentences } from '../songs/sentences';

const { counts, added } = songSentences;

interface Props {
  songs: Analytics['songs'];
  interactions: Analytics['interactions'];
  /** The period. */
  hint: string;
}

type Song = Analytics['songs'][number];

const hasCounts = ({ upvotes, downvotes, downloadCount, playCount }: Song) =>
  upvotes + downvotes + downloadCount + playCount > 0;

/** Votes, downloads and plays of each song, the newest first, and of all together. Songs without interactions are shown by a press. */
export function SongStatistics({ songs, interactions, hint }: Props) {
  const [areAllShown, setAllShown] = useState(false);
  const counted = songs.filter(hasCounts);
  const isCut = counted.length < songs.length;
  const shown = isCut && !areAllShown ? counted : songs;
  const [show, hide] =
    counted.length === 0
      ? [t.showAll(songs.length), t.hideAll]
      : [t.without(songs.length - counted.length), t.onlyCounted];
  return (
    <Box component="section" sx={{ mb: 5 }}>
      <Typography variant="h3" id="song-statistics">
        {t.songs}
      </Typography>
      <Typography sx={{ mb: 1.5, color: 'text.secondary', typography: 'caption' }}>{hint}</Typography>
      {songs.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{t.noSongs}</Typography>
      ) : shown.length === 0 ? null : (
        <SortableTable
          labelledBy="song-statistics"
          rows={shown}
          keyOf={({ id }) => id}
          sortedBy={added}
          columns={[
            {
              label: t.song,
              sortBy: ({ title }) => title,
              show: ({ title, artist }) => (
                <>
                  {title}
                  <span>{artist}</span>
                </>
              ),
            },
            {
              label: counts.upvotes,
              sortBy: ({ upvotes }) => upvotes,
              show: ({ upvotes }) => formatCount(upvotes),
            },
            {
              label: counts.downvotes,
              sortBy: ({ downvotes }) => downvotes,
              show: ({ downvotes }) => formatCount(downvotes),
            },
            {
              label: counts.downloads,
              sortBy: ({ downloadCount }) => downloadCount,
              show: ({ downloadCount }) => formatCount(downloadCount),
            },
            {
              label: counts.plays,
              sortBy: ({ playCount }) => playCount,
              show: ({ playCount }) => formatCount(playCount),
            },
            {
              label: added,
              sortBy: ({ createdAt }) => Date.parse(createdAt),
              show: ({ createdAt }) => formatDate(createdAt),
            },
          ]}
          foot={[
            `${t.allSongs} · ${t.interactions(formatCount(interactions.total))}`,
            formatCount(interactions.upvote),
            formatCount(interactions.downvote),
            formatCount(interactions.download),
            formatCount(interactions.play),
            '',
          ]}
        />
      )}
      {isCut && (
        <Button aria-expanded={areAllShown} onClick={() => setAllShown(!areAllShown)} sx={{ mt: 1 }}>
          {areAllShown ? hide : show}
        </Button>
      )}
    </Box>
  );
}
