import { visuallyHidden } from '@mui/utils';
import { intlLocale } from '../../../lib/language';

// In Malayalam, a status and the word for Approve are longer.
const [STATUS_PX, APPROVE_PX] = intlLocale() === 'ml-IN' ? [152, 164] : [132, 100];
const MORE_PX = STATUS_PX - 132 + APPROVE_PX - 100;

// The columns depend on the width of the list, not of the screen, because the menu takes 88 to 216 px of it.
const CARDS = `@container entries (max-width: ${MORE_PX + 639.9}px)`;
const ROWS = `@container entries (min-width: ${MORE_PX + 640}px)`;
const WITH_SUBMITTED = `@container entries (min-width: ${MORE_PX + 720}px)`;
const WITH_VIEWS = `@container entries (min-width: ${MORE_PX + 860}px)`;

const columns = (submitted: string, views: string) =>
  `44px 56px minmax(0, 1fr) ${STATUS_PX}px ${submitted} ${views} ${APPROVE_PX}px 44px`;

const gridSx = {
  display: 'grid',
  gridTemplateColumns: columns('', ''),
  columnGap: '12px',
  alignItems: 'center',
  '& .submitted, & .views': { display: 'none' },
  [WITH_SUBMITTED]: { gridTemplateColumns: columns('108px', ''), '& .submitted': { display: 'block' } },
  [WITH_VIEWS]: { gridTemplateColumns: columns('108px', '116px'), '& .views': { display: 'block' } },
};

/** Shows as many lines as `WebkitLineClamp` says. */
const clampedSx = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
};

const oneLineSx = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };

/** A row of 87 px with the line below it; higher only for what an entrant or her video needs from a moderator. */
const rowSx = {
  ...gridSx,
  minHeight: 86,
  '& .status': { py: '4px' },
  '& .photo': { width: 56, height: 70 },
  '& .actions': {
    gridColumn: '-3 / -1',
    display: 'flex',
    justifyContent: 'end',
    alignItems: 'center',
    gap: '12px',
  },
  '& h3': { WebkitLineClamp: 2 },
  '& .video': { ...clampedSx, WebkitLineClamp: 2 },
};

/** In a narrow list: the whole row opens the entry, except for its menu, and its checkbox below that. */
const cardSx = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr) 44px',
  gridTemplateAreas: '"photo person actions" "photo status actions" "photo submitted actions"',
  alignContent: 'center',
  alignItems: 'center',
  columnGap: '12px',
  minHeight: 104,
  py: '6px',
  '& h3': { WebkitLineClamp: 3 },
  '& h3 a::after': { content: '""', position: 'absolute', inset: 0 },
  // Below the menu: on the photo it would cover a face.
  '& .select': { position: 'absolute', right: 0, bottom: '4px', zIndex: 1 },
  '& .photo': { gridArea: 'photo', width: 72, height: 90, pointerEvents: 'none' },
  '& .person': { gridArea: 'person' },
  '& .status': { gridArea: 'status' },
  '& .submitted': {
    gridArea: 'submitted',
    display: 'flex',
    gap: '0.5ch',
    color: 'text.secondary',
    fontSize: '0.875rem',
  },
  '& .email, & .views, & .approve': { display: 'none' },
  '& .actions': {
    gridArea: 'actions',
    zIndex: 1,
    alignSelf: 'start',
    display: 'grid',
    justifyItems: 'center',
  },
};

export const listSx = {
  containerType: 'inline-size',
  containerName: 'entries',
  fontVariantNumeric: 'tabular-nums lining-nums',
  // Scrolls a focused element out from under the two sticky bars.
  '& li, & li :is(a, button, input)': { scrollMarginTop: 'calc(var(--top-bar, 0px) + 72px)' },
  '& .visually-hidden': visuallyHidden,
  '& .select': { display: 'grid', placeItems: 'center', width: 44, height: 44, cursor: 'pointer' },
  '& .select input': { width: 20, height: 20, m: 0, accentColor: 'var(--leaf)', cursor: 'inherit' },
  '& li:focus-within': { boxShadow: 'inset 3px 0 var(--leaf)' },
  '& li:has(.select input:checked)': { bgcolor: 'var(--cloth-2)' },
  [CARDS]: {
    '& article': cardSx,
    // What the list is sorted by (`list-head.tsx`) has the place of the date.
    '&:has([data-sort="viewCount"]) article': {
      '& .views': {
        gridArea: 'submitted',
        display: 'flex',
        gap: '0.5ch',
        color: 'text.secondary',
        fontSize: '0.875rem',
      },
      '& .views .visually-hidden:first-child': { all: 'unset' },
      '& .submitted': { display: 'none' },
    },
  },
  [ROWS]: { '& article': rowSx },
  '& article p': { m: 0, lineHeight: '20px' },
  '& h3': {
    ...clampedSx,
    m: 0,
    font: '500 1rem/22px var(--text)',
  },
  '& h3 a': { color: 'inherit', textDecoration: 'none' },
  '& h3 a:hover': { textDecoration: 'underline' },
  '& .email': oneLineSx,
  '& .broken': { color: 'error.main' },
  '& .email, & .video, & .second': { color: 'text.secondary', fontSize: '0.875rem' },
  '& .unanswered': { fontSize: '0.875rem', fontWeight: 500 },
  '& .views': { textAlign: 'right' },
  '& .views p:not(.second)': oneLineSx,
  '& .views .error': { color: 'error.main', fontSize: '0.875rem' },
  '& .photo': {
    display: 'grid',
    placeItems: 'center',
    p: 0,
    overflow: 'hidden',
    border: 0,
    borderRadius: 'var(--r-1)',
    bgcolor: 'var(--cloth-2)',
    color: 'text.secondary',
    fontSize: '0.8125rem',
    lineHeight: 1.3,
    cursor: 'zoom-in',
  },
  // As high as most photos are beside their width, so that the paper is seen.
  '& .photo img': { width: '100%', height: '100%', objectFit: 'cover' },
};

export const headSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  minHeight: 44,
  '& .select': { display: 'flex', alignItems: 'center', width: 'auto', gap: '12px', pl: '12px' },
  [CARDS]: { '& > button': { display: 'none' } },
  [ROWS]: {
    ...gridSx,
    '& .select': { display: 'grid', placeItems: 'center', width: 44, pl: 0 },
    '& .count': { display: 'none' },
    '& > button': {
      minHeight: 44,
      p: 0,
      border: 0,
      background: 'none',
      color: 'text.secondary',
      font: 'inherit',
      fontSize: '0.875rem',
      textAlign: 'left',
      cursor: 'pointer',
    },
    '& > button[aria-current]': { color: 'text.primary', fontWeight: 500 },
    '& > .person': { gridColumn: '2 / 4' },
    '& > .views': { textAlign: 'right' },
    '& svg': { verticalAlign: '-2px', marginLeft: '4px' },
  },
};

/** Below the shell's top bar; `--top-bar` is its height. Wraps where it does not fit into one line. */
export const selectionSx = {
  position: 'sticky',
  top: 'var(--top-bar, 0)',
  zIndex: 5,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  gap: 1,
  py: 0.75,
  bgcolor: 'var(--cloth)',
  '& .select': { display: 'flex', alignItems: 'center', gap: '12px', width: 'auto', pl: '12px', mr: 'auto' },
};
