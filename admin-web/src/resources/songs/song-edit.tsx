import { Box, Button } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { Link, useParams } from 'react-router';
import { BackLink } from '../../components/back-link';
import { BusyButton } from '../../components/busy-button';
import { Loaded } from '../../components/loaded';
import { PageHeader } from '../../components/page-header';
import type { StatusTone } from '../../components/status-label';
import { useRecordToEdit } from '../../components/use-record-to-edit';
import { formatZonedTime } from '../../lib/format';
import type { Song } from './api';
import { titleHere } from '../../lib/title-here';
import { useIsSiteHidden } from '../../visibility/use-visibility';
import { PUBLICATION_TONES, publicationOf } from './publication';
import { songSentences as t } from './sentences';
import { SongAudio } from './song-audio';
import { SongCover } from './song-cover';
import { SongLayout } from './song-layout';
import { SongPublication } from './song-publication';
import { SongTextForm } from './song-text-form';
import { StateLine } from './state-line';
import { usePublication } from './use-publication';

export function SongEdit() {
  const { id = '' } = useParams();
  const query = useRecordToEdit<Song>('songs', id);

  return (
    <>
      <BackLink resource="songs">{t.back}</BackLink>
      <Loaded query={query} failure={t.loadFailed}>
        {(song) => (
          <>
            <SongHeader song={song} />
            <Editor key={song.id} song={song} />
          </>
        )}
      </Loaded>
    </>
  );
}

/** The song, with what the owner has to look at; else whether visitors hear it. */
function SongHeader({ song }: { song: Song }) {
  const { isBusy, publishNow } = usePublication(song);
  const state = publicationOf(song);
  const isSiteHidden = useIsSiteHidden();
  // The card of the audio is the next part of the page, and says what to do.
  if (song.audioProblem) return <Head song={song} tone="bad" sentence={t.say.unplayable} />;
  if (song.areLyricsFromTags) {
    return (
      <Head song={song} tone="waiting" sentence={t.say.lyrics}>
        <Button component={Link} to={{ hash: 'description' }} variant="contained">
          {t.fromTags.read}
        </Button>
      </Head>
    );
  }
  return (
    <Head
      song={song}
      tone={isSiteHidden && state === 'published' ? 'waiting' : PUBLICATION_TONES[state]}
      sentence={
        state === 'scheduled'
          ? t.say[isSiteHidden ? 'scheduledLater' : 'scheduled'](formatZonedTime(song.publishedAt ?? ''))
          : t.say[state === 'published' && isSiteHidden ? 'publishedLater' : state]
      }
    >
      {state !== 'published' && (
        <BusyButton variant="contained" isBusy={isBusy} onClick={publishNow}>
          {t.publication.publishNow}
        </BusyButton>
      )}
    </Head>
  );
}

interface HeadProps {
  song: Song;
  tone: StatusTone;
  sentence: string;
  children?: ReactNode;
}

function Head({ song, tone, sentence, children }: HeadProps) {
  return (
    <>
      <PageHeader title={titleHere(song)}>{children}</PageHeader>
      <Box aria-live="polite" sx={{ mt: -1, mb: 2 }}>
        <StateLine tone={tone}>{sentence}</StateLine>
      </Box>
    </>
  );
}

/** The text saves with the bar; each card saves at a press. */
function Editor({ song }: { song: Song }) {
  const [preview, setPreview] = useState<HTMLElement | null>(null);
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  return (
    <>
      <SongLayout
        audio={<SongAudio song={song} />}
        text={<SongTextForm song={song} preview={preview} foot={foot} />}
        cover={<SongCover song={song} />}
        publishing={<SongPublication song={song} />}
        preview={<Box ref={setPreview} />}
      />
      <Box ref={setFoot} sx={{ display: 'contents' }} />
    </>
  );
}
