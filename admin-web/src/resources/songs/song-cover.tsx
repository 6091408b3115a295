import { Box, Typography } from '@mui/material';
import { useRef } from 'react';
import { ConfirmButton } from '../../components/confirm-button';
import { useKeptFocus } from '../../components/use-kept-focus';
import { pictureSx } from '../../lib/picture-styles';
import type { Song } from './api';
import { songSentences as t } from './sentences';
import { uploadSentences } from '../../components/file/sentences';
import { ReplaceFile } from '../../components/file/replace-file';
import { useSongCover } from './use-song-cover';

/** Shows the cover, and replaces or removes one that the owner has uploaded. */
export function SongCover({ song }: { song: Song }) {
  const section = useRef<HTMLElement>(null);
  const { isBusy, error, prepare, replace, remove } = useSongCover(song);

  // The pressed Remove button disappears with the cover.
  useKeptFocus(section, !song.isCoverDrawn, 'input');

  return (
    <Box component="section" ref={section} aria-label={uploadSentences.cover} sx={pictureSx('1')}>
      <img src={song.coverUrl} alt={t.coverOf(song.title)} />
      <Box sx={{ display: 'grid', justifyItems: 'start', gap: 1.5 }}>
        {song.isCoverDrawn && <Typography sx={{ color: 'text.secondary' }}>{t.drawnCover}</Typography>}
        <ReplaceFile
          field="cover"
          error={error}
          isBusy={isBusy}
          question={
            song.isCoverDrawn
              ? undefined
              : {
                  label: t.replaceCover,
                  title: t.replaceCoverTitle,
                  text: (file) => t.replaceCoverText(song.title, file),
                }
          }
          prepare={prepare}
          onReplace={replace}
        />
        {!song.isCoverDrawn && (
          <ConfirmButton
            label={t.removeCover}
            title={t.removeCoverTitle}
            text={t.removeCoverText(song.title)}
            isBusy={isBusy}
            onConfirm={remove}
          />
        )}
      </Box>
    </Box>
  );
}
