import { Box, Typography } from '@mui/material';
import { formatCount, formatDate } from '../../format';
import type { Analytics } from '../../records';
import { sentences } from '../../sentences';

const words = sentences.analytics;
const { counts, added } = sentences.songs;

/** Votes, downloads and plays of each song; on a narrow screen each song is a card. */
export function SongStatistics({ songs }: Pick<Analytics, 'songs'>) {
  return (
    <section>
      <Typography variant="h3" id="song-statistics" sx={{ mb: 1.5 }}>
        {words.songs}
      </Typography>
      {songs.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{words.noSongs}</Typography>
      ) : (
        <Box component="table" aria-labelledby="song-statistics" sx={tableSx}>
          <thead>
            <tr>
              <th scope="col">{words.song}</th>
              {[counts.upvotes, counts.downvotes, counts.downloads, counts.plays, added].map((label) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {songs.map((song) => (
              <tr key={song.id}>
                <th scope="row">
                  {song.title}
                  <span>{song.artist}</span>
                </th>
                <td data-label={counts.upvotes}>{formatCount(song.upvotes)}</td>
                <td data-label={counts.downvotes}>{formatCount(song.downvotes)}</td>
                <td data-label={counts.downloads}>{formatCount(song.downloadCount)}</td>
                <td data-label={counts.plays}>{formatCount(song.playCount)}</td>
                <td data-label={added}>{formatDate(song.createdAt)}</td>
              </tr>
            ))}
          </tbody>
        </Box>
      )}
    </section>
  );
}

const tableSx = {
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { p: '10px 12px', textAlign: 'right', borderBottom: '1px solid var(--line)' },
  '& th:first-of-type': { textAlign: 'left', pl: 0 },
  '& thead th': { color: 'var(--ink-2)', fontWeight: 500 },
  '& tbody th': { fontWeight: 600, overflowWrap: 'anywhere' },
  '& tbody th span': { display: 'block', color: 'var(--ink-2)', fontWeight: 400 },
  '@media (max-width: 767px)': {
    '& thead': { display: 'none' },
    '& tr': {
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      gap: '4px 16px',
      py: 1.5,
      borderBottom: '1px solid var(--line)',
    },
    '& th, & td': { p: 0, textAlign: 'left', border: 0 },
    '& tbody th': { gridColumn: '1 / -1' },
    '& td::before': {
      content: 'attr(data-label)',
      display: 'block',
      color: 'var(--ink-2)',
      fontSize: 'var(--step--1)',
    },
  },
};
