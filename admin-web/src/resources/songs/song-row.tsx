import { formatDuration } from '@paattu/api-client/duration';
import { Box, Button, Typography } from '@mui/material';
import { useCreatePath } from 'react-admin';
import { Link } from 'react-router';
import { ConfirmButton } from '../../components/confirm-button';
import { Labelled } from '../../components/labelled';
import { StatusLabel, type StatusTone } from '../../components/status-label';
import { formatCount, formatDate, formatDay } from '../../lib/format';
import type { Song } from '../../records';
import { translations } from '../../translations';
import { publicationLabel, publicationOf, PUBLICATION_TONES } from './publication';
import { useSongActions } from './use-song-actions';

const t = translations.songs;
const TONES: Record<Song['processing'], StatusTone> = { pending: 'waiting', done: 'good', failed: 'bad' };

export function SongRow({ song }: { song: Song }) {
  const createPath = useCreatePath();
  const { isBusy, resetStatistics, remove } = useSongActions(song);
  const publication = publicationOf(song);

  return (
    <Box component="article" aria-label={song.title} sx={rowSx}>
      <Box sx={coverSx}>
        {song.coverCardUrl ? <img src={song.coverCardUrl} alt="" loading="lazy" /> : initialOf(song.title)}
      </Box>
      <Box sx={{ gridArea: 'title', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="h3" sx={{ fontSize: '1.15rem' }}>
          {song.title}
        </Typography>
        {song.titleMalayalam && <Typography lang="ml">{song.titleMalayalam}</Typography>}
        <Typography sx={{ color: 'text.secondary' }}>{song.artist}</Typography>
        {publication !== 'published' && (
          <Box>
            <StatusLabel tone={PUBLICATION_TONES[publication]} label={publicationLabel(song)} />
          </Box>
        )}
        {song.processing !== 'done' && (
          <StatusLabel tone={TONES[song.processing]} label={t.processing[song.processing]} />
        )}
      </Box>
      <Box
        component="dl"
        sx={{ gridArea: 'facts', m: 0, display: 'flex', flexWrap: 'wrap', gap: '4px 24px' }}
      >
        <Labelled label={t.counts.upvotes}>{formatCount(song.upvotes)}</Labelled>
        <Labelled label={t.counts.downvotes}>{formatCount(song.downvotes)}</Labelled>
        <Labelled label={t.counts.downloads}>{formatCount(song.downloadCount)}</Labelled>
        <Labelled label={t.counts.plays}>{formatCount(song.playCount)}</Labelled>
        {song.releaseDate && <Labelled label={t.released}>{formatDay(song.releaseDate)}</Labelled>}
        {song.durationSeconds !== null && (
          <Labelled label={t.duration}>{formatDuration(song.durationSeconds)}</Labelled>
        )}
        <Labelled label={t.added}>{formatDate(song.createdAt)}</Labelled>
      </Box>
      <Box
        sx={{
          gridArea: 'actions',
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: { lg: 'flex-end' },
          gap: 1,
        }}
      >
        <Button
          variant="outlined"
          component={Link}
          to={createPath({ resource: 'songs', type: 'edit', id: song.id })}
          aria-label={t.editOf(song.title)}
        >
          {t.edit}
        </Button>
        <ConfirmButton
          label={t.resetStatistics}
          title={t.resetTitle}
          text={t.resetText(song.title)}
          isBusy={isBusy}
          onConfirm={resetStatistics}
        />
        <ConfirmButton
          label={translations.delete}
          title={t.deleteTitle}
          text={t.deleteText(song.title)}
          isBusy={isBusy}
          onConfirm={remove}
        />
      </Box>
    </Box>
  );
}

/** Takes the place of a missing cover. */
function initialOf(title: string) {
  const [first] = new Intl.Segmenter('ml').segment(title);
  return <span aria-hidden>{first?.segment}</span>;
}

const rowSx = {
  display: 'grid',
  alignItems: 'start',
  gap: { xs: 1.5, md: 3 },
  gridTemplateColumns: { xs: '72px minmax(0, 1fr)', lg: '72px minmax(0, 1fr) minmax(0, 1.8fr) 344px' },
  gridTemplateAreas: {
    xs: '"cover title" "facts facts" "actions actions"',
    lg: '"cover title facts actions"',
  },
};

const coverSx = {
  gridArea: 'cover',
  aspectRatio: '1',
  overflow: 'hidden',
  border: '1px solid var(--line)',
  borderRadius: 'var(--r-1)',
  bgcolor: 'var(--cloth-3)',
  display: 'grid',
  placeItems: 'center',
  color: 'secondary.main',
  font: '560 1.6rem/1 var(--display)',
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
};
