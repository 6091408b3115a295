import { Box, Typography, useMediaQuery } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import { Fold } from '../../components/fold';
import { fieldGridSx } from '../../components/form/form-section';
import { songSentences as t } from './sentences';

interface Props {
  audio: ReactNode;
  text: ReactNode;
  cover: ReactNode;
  publishing: ReactNode;
  preview: ReactNode;
}

/** The parts of a song, of a new one as of a stored one. The preview is beside them; folded below them where there is no room. */
export function SongLayout({ audio, text, cover, publishing, preview }: Props) {
  const isWide = useMediaQuery('(min-width: 1100px)', { noSsr: true });
  return (
    <Box sx={isWide ? besideSx : stackSx}>
      <Box sx={stackSx}>
        <Box sx={{ ...fieldGridSx, alignItems: 'stretch' }}>
          {audio}
          {cover}
        </Box>
        {text}
        {publishing}
      </Box>
      {isWide ? <PreviewBeside>{preview}</PreviewBeside> : <FoldedPreview>{preview}</FoldedPreview>}
    </Box>
  );
}

function PreviewBeside({ children }: { children: ReactNode }) {
  const id = useId();
  return (
    <Box component="aside" aria-labelledby={id} sx={asideSx}>
      <Typography id={id} variant="h3" sx={{ mb: 1 }}>
        {t.preview}
      </Typography>
      {children}
    </Box>
  );
}

/** What is folded away loads nothing. */
function FoldedPreview({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Box sx={{ borderTop: '1px solid var(--line)' }}>
      <Fold title={t.preview} isOpen={isOpen} onToggle={setOpen}>
        {isOpen && children}
      </Fold>
    </Box>
  );
}

const stackSx = { display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' };

const besideSx = {
  display: 'grid',
  alignItems: 'start',
  gap: { xs: 4, xl: 7 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr) 20rem', xl: 'minmax(0, 1fr) 26rem' },
};

const asideSx = { position: 'sticky', top: 'calc(var(--top-bar, 5rem) + 1rem)', minWidth: 0 };
