import { Box, Typography } from '@mui/material';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { MORE_CLASS } from '../lib/page-styles';
import { ON_PHONE } from '../lib/phone';
import { useHasUnsavedChanges } from './unsaved-changes';

interface Props {
  title: string;
  /** What is so, or what is asked of the reader; null until it is known. With it, the title only names the place. */
  sentence?: string | null;
  /** Whether the title has the focus when it appears: what is pressed to open it is elsewhere, or gone. */
  takesFocus?: boolean;
  /** Its buttons: at most one of them is filled, the one that the sentence asks for. */
  children?: ReactNode;
}

/** The beginning of a page: its place, one sentence, and one button where something is to be done. */
export function PageHeader({ title, sentence, takesFocus = false, children }: Props) {
  // Only a sentence that arrives late can move the page.
  const [isLate] = useState(sentence === null);
  const hasUnsavedChanges = useHasUnsavedChanges();
  const heading = useRef<HTMLHeadingElement>(null);
  // The page is at its top already.
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <Box sx={hasUnsavedChanges ? { ...headerSx, ...quietSx } : headerSx}>
      <Box sx={wordsSx}>
        <Typography
          variant="h2"
          ref={heading}
          tabIndex={takesFocus ? -1 : undefined}
          sx={sentence === undefined ? titleSx : placeSx}
        >
          {title}
        </Typography>
        {sentence !== undefined && (
          <Typography variant="h2" component="p" aria-live="polite" sx={isLate ? lateSx : sentenceSx}>
            {sentence}
          </Typography>
        )}
      </Box>
      {children}
    </Box>
  );
}

const headerSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  minHeight: 44,
  mb: 2,
  '& > .MuiButton-contained': {
    width: { xs: '100%', sm: 'auto' },
    minHeight: { xs: 52, sm: 44 },
  },
  // On a phone, the menu of rarer actions is beside the words: below them it would have a line of its own.
  [`@media ${ON_PHONE}`]: {
    position: 'relative',
    [`& .${MORE_CLASS}`]: { position: 'absolute', top: -8, right: -8 },
    [`&:has(.${MORE_CLASS}) > :first-child`]: { pr: 5 },
  },
};

/** What is typed is saved first: the filled button is that of the form. */
const quietSx = {
  '& > .MuiButton-contained:not(:hover)': {
    bgcolor: 'transparent',
    color: 'var(--leaf)',
    boxShadow: 'inset 0 0 0 1px currentcolor',
  },
};

/** Whether the buttons stand beside the words or below them does not depend on the words: they may arrive late. */
const wordsSx = { flex: '1 1 400px', minWidth: 0, [`@media ${ON_PHONE}`]: { flexBasis: '100%' } };

const titleSx = { overflowWrap: 'anywhere' };

const placeSx = {
  color: 'text.secondary',
  fontFamily: 'var(--text)',
  fontSize: 14,
  fontWeight: 400,
  lineHeight: '20px',
  overflowWrap: 'anywhere',
};

const sentenceSx = { maxWidth: '26em', minHeight: '1.2em', overflowWrap: 'anywhere' };

/** Room for most sentences is there before they are known, so that the page does not move. */
const lateSx = {
  ...sentenceSx,
  '@media (max-width: 479px)': { minHeight: '2.4em' },
  '@media (max-width: 1199px)': { '&:lang(ml)': { minHeight: '2.4em' } },
};
