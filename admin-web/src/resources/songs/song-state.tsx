import { Box } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { StatusLabel, type StatusTone } from '../../components/status-label';
import { formatShortZonedTime } from '../../lib/format';
import type { Song } from './api';
import { commonSentences } from '../../lib/sentences';
import { songSentences as t } from './sentences';
import { isMisstated } from './is-misstated';
import { usePlaybackFailures } from './use-playback-failures';
import { publicationLabel, publicationOf, PUBLICATION_TONES } from './publication';

const TONES: Record<Song['processing'], StatusTone> = { pending: 'waiting', done: 'good', failed: 'bad' };

/** Whether visitors see the song, whether its waveform is drawn, and what the owner has to look at. */
export function SongState({ song }: { song: Song }) {
  const { publishedAt, processing } = song;
  const failures = usePlaybackFailures(song.id);
  const lines = [
    ...(song.isExample ? [{ tone: 'aside' as const, label: commonSentences.example }] : []),
    ...(song.audioProblem ? [{ tone: 'bad' as const, label: t.unplayableState }] : []),
    ...(processing === 'done' ? [] : [{ tone: TONES[processing], label: t.processing[processing] }]),
    ...(song.areLyricsFromTags ? [{ tone: 'waiting' as const, label: t.fromTags.state }] : []),
    ...(failures ? [{ tone: 'bad' as const, label: t.notPlayed.state(failures.total) }] : []),
    ...(isMisstated(song) ? [{ tone: 'waiting' as const, label: t.statedState }] : []),
  ];
  const publication = publicationOf(song);
  return (
    <>
      <Box component="span" title={publicationLabel(song)} sx={{ display: 'block' }}>
        <StatusLabel
          tone={PUBLICATION_TONES[publication]}
          label={
            publication === 'scheduled' && publishedAt !== null ? (
              <>
                <span style={visuallyHidden}>{t.status.scheduled} </span>
                {formatShortZonedTime(publishedAt)}
              </>
            ) : (
              t.status[publication]
            )
          }
        />
      </Box>
      {lines.map(({ tone, label }) => (
        <Box key={label} component="span" sx={{ display: 'block', fontSize: 14 }}>
          <StatusLabel tone={tone} label={label} />
        </Box>
      ))}
    </>
  );
}
