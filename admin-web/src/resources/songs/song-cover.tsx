import { Box, Typography } from '@mui/material';
import { type ReactNode, useRef } from 'react';
import { ConfirmButton } from '../../components/confirm-button';
import { ReplaceFile } from '../../components/file/replace-file';
import { useKeptFocus } from '../../components/use-kept-focus';
import type { Song } from './api';
import { songSentences as t } from './sentences';
import { SongCard } from './song-card';
import { SongGround } from './song-ground';
import { useSongCover } from './use-song-cover';
import { titleHere } from '../../lib/title-here';

/** The cover, and the colors that the song's page has of it. The owner replaces or removes one that she has uploaded. */
export function SongCover({ song }: { song: Song }) {
  const card = useRef<HTMLElement>(null);
  const { isBusy, error, prepare, replace, remove } = useSongCover(song);
  const { isCoverDrawn } = song;

  // The pressed Remove button disappears with the cover.
  useKeptFocus(card, !isCoverDrawn, 'input');

  return (
    <SongCard ref={card} title={t.cards.cover}>
      <ReplaceFile
        field="cover"
        error={error}
        isBusy={isBusy}
        question={
          isCoverDrawn
            ? undefined
            : {
                label: t.replaceCover,
                title: t.replaceCoverTitle,
                text: (file) => t.replaceCoverText(titleHere(song), file),
              }
        }
        prepare={prepare}
        onReplace={replace}
        card={{
          choose: isCoverDrawn ? t.uploadCover : t.replaceCover,
          after: !isCoverDrawn && (
            <ConfirmButton
              label={t.removeCover}
              title={t.removeCoverTitle}
              text={t.removeCoverText(titleHere(song))}
              isBusy={isBusy}
              onConfirm={remove}
            />
          ),
        }}
      >
        <CoverWithWords words={isCoverDrawn && t.drawnCover}>
          <img src={song.coverUrl} alt={t.coverOf(titleHere(song))} />
        </CoverWithWords>
      </ReplaceFile>
      <SongGround song={song} />
    </SongCard>
  );
}

interface CoverProps {
  words: ReactNode;
  /** The picture. */
  children: ReactNode;
}

/** A cover, cropped to a square as on the public site, and what it is. */
export function CoverWithWords({ words, children }: CoverProps) {
  return (
    <Box sx={coverSx}>
      {children}
      {words && <Typography variant="body2">{words}</Typography>}
    </Box>
  );
}

const coverSx = {
  display: 'grid',
  gridTemplateColumns: { xs: '72px minmax(0, 1fr)', sm: '96px minmax(0, 1fr)' },
  alignItems: 'center',
  gap: { xs: 1.5, sm: 2 },
  '& img': {
    display: 'block',
    width: '100%',
    aspectRatio: '1',
    objectFit: 'cover',
    border: '1px solid var(--line)',
    borderRadius: 'var(--r-1)',
  },
};
