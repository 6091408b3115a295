import { Box } from '@mui/material';
import type { ContestDate } from '@paattu/shared/contest-dates';
import type { ContestLife, ContestState } from '@paattu/shared/contest-state';
import { formatDateInZone, formatLength } from '../../../lib/format';
import { commonSentences } from '../../../lib/sentences';
import { segmentsOf } from '../../../lib/segments-of';
import { overviewSentences as t } from './sentences';

/** The state that begins with a date, by whose name a phase goes everywhere in the console. */
const STATES: Record<ContestDate, ContestState> = {
  announceAt: 'announced',
  opensAt: 'open',
  closesAt: 'closed',
  votingOpensAt: 'voting',
  votingClosesAt: 'judging',
  winnerAt: 'decided',
};

interface Props {
  life: ContestLife;
  /** Whether marks of a jury count. */
  hasMarks: boolean;
  timeZone: string;
  now: number;
}

/** The phases as wide as they are long, with a mark at the present time; one below the other on a phone. */
export function PhaseLine({ life, hasMarks, timeZone, now }: Props) {
  return (
    <Box component="ol" aria-label={t.timeline} sx={lineSx}>
      {segmentsOf(life.instantOf, now).map(({ date, from, until, lasts, passed }) => (
        <Box
          component="li"
          key={date}
          aria-current={passed === undefined ? undefined : 'step'}
          className={until <= now ? 'past' : undefined}
          sx={{ flexGrow: Math.sqrt(daysOf(lasts)) }}
        >
          <span className="band">
            <b>
              {date === 'votingClosesAt' && !hasMarks
                ? t.votesDecide
                : commonSentences.contestStates[STATES[date]]}
            </b>
            {Number.isFinite(lasts) && <span className="days">, {formatLength(lasts)}</span>}
          </span>
          <span className="day">{formatDateInZone(new Date(from).toISOString(), timeZone)}</span>
          {passed !== undefined && (
            <Box component="span" className="mark" sx={{ '--passed': `${(passed * 100).toFixed(1)}%` }}>
              <span>{t.here}</span>
            </Box>
          )}
        </Box>
      ))}
    </Box>
  );
}

/** At least one, also of the phase that does not end. */
const daysOf = (lasts: number) => (Number.isFinite(lasts) ? Math.max(1, lasts / 86_400_000) : 1);

const lineSx = {
  display: 'flex',
  flexDirection: { xs: 'column', md: 'row' },
  m: 0,
  mb: 4,
  pt: { md: '34px' },
  p: 0,
  listStyle: 'none',
  '& > li': {
    position: 'relative',
    flexBasis: { md: 88 },
    minWidth: 0,
    display: { xs: 'flex', md: 'block' },
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 1,
    borderBottom: { xs: '1px solid var(--line)', md: 0 },
    borderLeft: { xs: '3px solid var(--line)', md: 0 },
    pl: { xs: 1.5, md: 0 },
    minHeight: { xs: 48, md: 0 },
  },
  '& .band': {
    display: 'block',
    overflow: 'hidden',
    px: { md: 1.25 },
    py: { md: 1.25 },
    mr: { xs: 'auto', md: 0 },
    bgcolor: { md: 'var(--cloth-2)' },
    border: { md: '1px solid var(--edge)' },
    borderRight: { md: 0 },
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& > li:last-child .band': { borderRight: { md: '1px solid var(--edge)' } },
  '& b': { fontWeight: 500 },
  '& .past .band': { color: 'text.secondary' },
  '& [aria-current]': { borderLeftColor: 'var(--leaf)' },
  '& [aria-current] .band': { bgcolor: { md: 'var(--leaf)' }, color: { md: 'var(--on-leaf)' } },
  '& .day': { display: 'block', mt: { md: 0.5 }, pr: 1, color: 'text.secondary', fontSize: 14 },
  '& .mark': {
    flexBasis: '100%',
    color: { xs: 'var(--leaf)', md: 'inherit' },
    fontSize: 14,
    fontWeight: 500,
    pb: { xs: 1, md: 0 },
    position: { md: 'absolute' },
    top: { md: -6 },
    left: { md: 'var(--passed)' },
    height: { md: 58 },
    borderLeft: { md: '2px solid var(--ink)' },
  },
  '& .mark > span': {
    position: { md: 'absolute' },
    bottom: { md: '100%' },
    left: 0,
    // It stays within the line, wherever the mark is.
    transform: { md: 'translateX(calc(-1 * var(--passed)))' },
    px: { md: 1 },
    borderRadius: 'var(--r-1)',
    bgcolor: { md: 'var(--ink)' },
    color: { md: 'var(--cloth)' },
    lineHeight: '26px',
    whiteSpace: 'nowrap',
  },
};
