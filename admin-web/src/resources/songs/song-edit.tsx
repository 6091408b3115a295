import { Box, ToggleButton, ToggleButtonGroup, Typography, useMediaQuery } from '@mui/material';
import { useRef, useState } from 'react';
import { useParams } from 'react-router';
import { BackLink } from '../../components/back-link';
import { Fold } from '../../components/fold';
import { Loaded } from '../../components/loaded';
import { PageHeader } from '../../components/page-header';
import { useRecordToEdit } from '../../components/use-record-to-edit';
import { toggleSx } from '../../lib/toggle-styles';
import { formatZonedTime } from '../../lib/format';
import type { Song } from './api';
import { publicationOf } from './publication';
import { songSentences as t } from './sentences';
import { SongAudio } from './song-audio';
import { SongCover } from './song-cover';
import { SongGround } from './song-ground';
import { SongPublication } from './song-publication';
import { SongTextForm } from './song-text-form';

export function SongEdit() {
  const { id = '' } = useParams();
  const query = useRecordToEdit<Song>('songs', id);

  return (
    <>
      <BackLink resource="songs">{t.back}</BackLink>
      <Loaded query={query} failure={t.loadFailed}>
        {(song) => (
          <>
            <PageHeader title={song.title} sentence={sentenceOf(song)} />
            <Editor key={song.id} song={song} />
          </>
        )}
      </Loaded>
    </>
  );
}

/** What the owner has to look at; else whether visitors hear the song. */
function sentenceOf(song: Song): string {
  if (song.audioProblem) return t.say.unplayable;
  if (song.areLyricsFromTags) return t.say.lyrics;
  const state = publicationOf(song);
  return state === 'scheduled' ? t.say.scheduled(formatZonedTime(song.publishedAt ?? '')) : t.say[state];
}

/** The form of a song and its page: beside each other, or one press away where there is no room. */
function Editor({ song }: { song: Song }) {
  const isWide = useMediaQuery('(min-width: 1100px)', { noSsr: true });
  const [shown, setShown] = useState<'form' | 'page'>('form');
  const [beside, setBeside] = useState<HTMLElement | null>(null);
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  const toggle = useRef<HTMLDivElement>(null);
  const hasForm = isWide || shown === 'form';

  return (
    <>
      {!isWide && (
        <ToggleButtonGroup
          ref={toggle}
          exclusive
          aria-label={t.formOrPage}
          value={shown}
          onChange={(_, chosen: typeof shown | null) => chosen && setShown(chosen)}
          sx={{ ...toggleSx, mb: 2 }}
        >
          <ToggleButton value="form">{t.showForm}</ToggleButton>
          <ToggleButton value="page">{t.showPage}</ToggleButton>
        </ToggleButtonGroup>
      )}
      <Box sx={isWide ? besideSx : undefined}>
        <Box sx={hasForm ? { minWidth: 0 } : { display: 'none' }}>
          <SongTextForm
            song={song}
            beside={beside}
            foot={foot}
            isShown={hasForm}
            onWanted={() => setShown('form')}
            toggle={toggle}
          />
          <AtOnce song={song} />
        </Box>
        {(isWide || shown === 'page') && <Box ref={setBeside} sx={isWide ? stickySx : undefined} />}
      </Box>
      <Box ref={setFoot} sx={{ display: 'contents' }} />
    </>
  );
}

/** What is no part of the form. */
function AtOnce({ song }: { song: Song }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Box component="section" aria-labelledby="at-once" sx={{ pt: 3, borderTop: '1px solid var(--line)' }}>
      <Typography id="at-once" variant="h3">
        {t.atOnce}
      </Typography>
      <Typography sx={{ mb: 2, maxWidth: '66ch', color: 'text.secondary' }}>{t.atOnceText}</Typography>
      <SongPublication song={song} />
      <SongAudio song={song} />
      <SongCover song={song} />
      {song.grounds.length > 1 && (
        <Box sx={{ mt: 3 }}>
          <Fold title={t.ground.label} isOpen={isOpen} onToggle={setOpen}>
            <SongGround song={song} />
          </Fold>
        </Box>
      )}
    </Box>
  );
}

const besideSx = {
  display: 'grid',
  alignItems: 'start',
  gap: { xs: 4, xl: 7 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr) 24rem', xl: 'minmax(0, 1fr) minmax(24rem, 38rem)' },
};

const stickySx = { position: 'sticky', top: 'calc(var(--top-bar, 5rem) + 1rem)', minWidth: 0 };
