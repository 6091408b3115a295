import { Box, Link } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { COMPACT } from './column';

interface Props {
  /** The name of the record. */
  children: string;
  /** The page of the record. */
  to?: string;
  /** The name of the link, if the name of the record does not tell what it opens. */
  label?: string;
  isStrong?: boolean;
  /** Whether the record is open beside the list. */
  isCurrent?: boolean;
  /** Before the name. */
  picture?: ReactNode;
  /** After the name, on the same line. */
  aside?: ReactNode;
  /** Below the name. */
  below?: ReactNode;
  /** Below the name in a compact row, in place of the dropped columns. */
  compact: ReactNode;
}

/** The first cell of a row: the name of the record, as a link to its page. */
export function RowHead({ children, to, label, isStrong, isCurrent, picture, aside, below, compact }: Props) {
  const name = { title: children, sx: { ...nameSx, ...(isStrong && strongSx) } };
  return (
    <Box sx={headSx}>
      {picture}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={nameLineSx}>
          {to === undefined ? (
            <Box component="span" {...name}>
              {children}
            </Box>
          ) : (
            <Link
              component={RouterLink}
              to={to}
              aria-label={label}
              aria-current={isCurrent ? 'page' : undefined}
              underline="hover"
              color="inherit"
              {...name}
            >
              {children}
            </Link>
          )}
          {aside}
        </Box>
        {below}
        <Box sx={compactSx}>{compact}</Box>
      </Box>
    </Box>
  );
}

const headSx = { display: 'flex', alignItems: 'center', gap: 2 };

const nameLineSx = {
  display: 'flex',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  columnGap: 1,
  minWidth: 0,
  [COMPACT]: {
    display: '-webkit-box',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
  },
};

/** On two lines at most; what has no room there is in the tooltip. */
const nameSx = {
  display: '-webkit-box',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  fontWeight: 500,
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  [COMPACT]: { display: 'inline', overflow: 'visible' },
};

/** Smaller letters of this weight lose their dots. */
const strongSx = { fontSize: 16, fontWeight: 600 };

const compactSx = {
  display: 'none',
  color: 'text.secondary',
  fontSize: 14,
  overflowWrap: 'anywhere',
  [COMPACT]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 12px', mt: 0.25 },
};
