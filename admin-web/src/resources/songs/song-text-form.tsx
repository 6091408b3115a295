import { Box, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { type FocusEvent, useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useNotify } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { BusyButton } from '../../components/busy-button';
import { ConflictDialog } from '../../components/form/conflict/conflict-dialog';
import { useVersionedSave } from '../../components/form/conflict/use-versioned-save';
import { ConsoleForm } from '../../components/form/console-form';
import { SaveBar } from '../../components/form/save-bar';
import { useReportError } from '../../components/form/use-report-error';
import { SiteFrame } from '../../components/site-frame/site-frame';
import { useKeptFocus } from '../../components/use-kept-focus';
import type { Locale } from '@paattu/shared/locales';
import type { TypedSong } from '@paattu/shared/site-texts/typed-draft';
import type { Song } from './api';
import { songSentences as t } from './sentences';
import { uploadSentences } from '../../components/file/sentences';
import { SONG_FIELDS, toSongText, type SongText } from './song-fields';
import { SongInputs } from './song-inputs';
import { withText } from './song-preview';
import { validateSongText } from './validation';

interface Props {
  song: Song;
  /** The place of the song's page, and that of the bar that saves. Null while the page shows none. */
  preview: HTMLElement | null;
  foot: HTMLElement | null;
}

/** Edits the text of a song. A save replaces all of it; an empty field is deleted. */
export function SongTextForm({ song, preview, foot }: Props) {
  const [field, setField] = useState<string | null>(null);
  const [locale, setLocale] = useState<Locale>('en');
  const formId = useId();
  const notify = useNotify();
  const fields = useRef<HTMLDivElement>(null);
  const { stored, save, conflict, acceptTheirs, dismiss } = useVersionedSave<Song, SongText>({
    resource: 'songs',
    record: song,
    toValues: toSongText,
    toData: (text) => text,
    onSaved: () => notify(t.saved, { type: 'success' }),
  });

  function follow({ target }: FocusEvent<HTMLElement>): void {
    const name = target.getAttribute('name');
    setField(name);
    // A story is on the page of its language.
    if (name === 'story') setLocale('en');
    if (name === 'storyMalayalam') setLocale('ml');
  }

  // The button that confirms the lyrics disappears with the focus on it.
  useKeptFocus(fields, stored.areLyricsFromTags, 'textarea, input');

  return (
    <ConsoleForm
      id={formId}
      label={t.text}
      defaultValues={toSongText(song)}
      validate={validateSongText}
      save={save}
      failed={t.saveFailed}
      sx={{ minWidth: 0 }}
    >
      <Box ref={fields} sx={fieldsSx} onFocus={follow}>
        <SongInputs songId={song.id} />
        {stored.areLyricsFromTags && <LyricsToConfirm onConfirm={() => save(toSongText(stored))} />}
      </Box>
      {foot && createPortal(<SaveBar formId={formId} labels={uploadSentences.fields} />, foot)}
      {preview &&
        createPortal(<PageOfSong song={song} field={field} locale={locale} onLocale={setLocale} />, preview)}
      {conflict && (
        <ConflictDialog
          conflict={conflict}
          labels={uploadSentences.fields}
          onChosen={acceptTheirs}
          onClose={dismiss}
          formId={formId}
        />
      )}
    </ConsoleForm>
  );
}

/** Confirms the lyrics by a save that changes nothing; what is typed meanwhile stays. */
function LyricsToConfirm({ onConfirm }: { onConfirm: () => Promise<unknown> }) {
  const reportError = useReportError();
  const { mutate, isPending } = useMutation({
    mutationFn: onConfirm,
    onError: (error) => void reportError(error, t.saveFailed),
  });

  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 1 }}>
      <Typography>{t.fromTags.text}</Typography>
      <BusyButton variant="outlined" isBusy={isPending} onClick={() => mutate()}>
        {t.fromTags.confirm}
      </BusyButton>
    </Box>
  );
}

interface PageProps {
  song: Song;
  field: string | null;
  locale: Locale;
  onLocale: (locale: Locale) => void;
}

/** The page of the song with what is typed. */
function PageOfSong({ song, field, locale, onLocale }: PageProps) {
  const text = useDeferredValue(useWatch() as SongText);
  const typed = useMemo((): TypedSong => {
    const key = SONG_FIELDS.find((one) => one === field);
    return {
      type: 'paattu-typed-song',
      song: withText(song, text),
      at: key ? { key: `song.${key}`, text: text[key] } : null,
    };
  }, [song, text, field]);
  return (
    <SiteFrame
      label={t.page}
      title={song.title}
      isPicture
      path={`/songs/${song.slug}`}
      locale={locale}
      onLocale={onLocale}
      typed={typed}
      stored={song.id}
      openLabel={() => t.openPage}
    />
  );
}

const fieldsSx = { display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' };
