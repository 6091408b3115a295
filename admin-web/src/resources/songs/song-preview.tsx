import { Typography } from '@mui/material';
import { SitePreview } from '../../components/site-preview';
import { useBlobUrl } from '../../components/use-blob-url';
import type { Song } from './api';
import { ScaledToFit } from './scaled-to-fit';
import { songSentences as t } from './sentences';
import { REQUIRED_SONG_FIELDS, SONG_FIELDS, type SongText } from './song-fields';

/** The song with the typed text, as the public site shows it. */
export function withText(song: Song, text: SongText): Song {
  return { ...song, ...storedText(text) };
}

interface NewSongProps {
  text: SongText;
  cover: Blob | null;
  durationSeconds: number | null;
}

/** Previews the public card of a new song, once it has a title. */
export function NewSongPreview({ text, cover, durationSeconds }: NewSongProps) {
  const coverUrl = useBlobUrl(cover) ?? UNDYED_COVER;
  if (text.title.trim() === '') return <Typography sx={outlineSx}>{t.previewToCome}</Typography>;
  const song = {
    ...NEW_SONG,
    ...storedText(text),
    durationSeconds,
    coverUrl,
    coverPageUrl: coverUrl,
    coverCardUrl: coverUrl,
    createdAt: new Date().toISOString(),
    publishedAt: new Date().toISOString(),
  };
  return (
    <ScaledToFit>
      <SitePreview label={t.card} show={({ SongPreview }) => <SongPreview song={song} />} />
    </ScaledToFit>
  );
}

/** As high as a card of a song. */
const outlineSx = {
  display: 'grid',
  placeItems: 'center',
  minHeight: 240,
  p: 3,
  border: '1px dashed var(--edge)',
  borderRadius: 'var(--r-2)',
  color: 'text.secondary',
  textAlign: 'center',
};

/** The text as the server will return it: a blank optional field is null. */
function storedText(text: SongText): Pick<Song, keyof SongText | 'lyricsUrl'> {
  const stored = (field: keyof SongText) =>
    text[field].trim() || (REQUIRED_SONG_FIELDS.includes(field) ? '' : null);
  const fields = Object.fromEntries(SONG_FIELDS.map((field) => [field, stored(field)]));
  return {
    ...(fields as Pick<Song, keyof SongText>),
    lyricsUrl: fields.description ? NOWHERE : null,
  };
}

/** Makes the card show the link to a file. Links of a preview cannot be followed. */
const NOWHERE = '#';

/** Stands for the cover that the server draws. */
const UNDYED_COVER = '/drawings/undyed-cover.svg';

/** The values of a song before its first play. */
const NEW_SONG = {
  ground: null,
  id: 'new',
  slug: 'new',
  audioUrl: NOWHERE,
  waveformUrl: null,
  upvotes: 0,
  downvotes: 0,
  playCount: 0,
  downloadCount: 0,
};
