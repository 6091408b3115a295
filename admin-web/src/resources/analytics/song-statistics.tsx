import { Typography } from '@mui/material';
import { SortableTable } from '../../components/sortable-table';
import { formatCount, formatDate } from '../../lib/format';
import type { Analytics } from './api';
import { analyticsSentences as t } from './sentences';
import { songSentences } from '../songs/sentences';

const { counts, added } = songSentences;

interface Props {
  songs: Analytics['songs'];
  /** The period. */
  hint: string;
}

/** Votes, downloads and plays of each song, the newest first. */
export function SongStatistics({ songs, hint }: Props) {
  return (
    <section>
      <Typography variant="h3" id="song-statistics">
        {t.songs}
      </Typography>
      <Typography sx={{ mb: 1.5, color: 'text.secondary', typography: 'caption' }}>{hint}</Typography>
      {songs.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{t.noSongs}</Typography>
      ) : (
        <SortableTable
          labelledBy="song-statistics"
          rows={songs}
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
        />
      )}
    </section>
  );
}
