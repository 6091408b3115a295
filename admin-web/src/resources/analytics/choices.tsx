import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useContests } from '../../chosen-contest/use-contests';
import { FilterBar } from '../../components/filter-bar';
import { ON_PHONE } from '../../lib/phone';
import { analyticsSentences as t } from './sentences';
import { PERIODS, type Period } from './use-choice';

interface Props {
  period: Period;
  onPeriod: (period: Period) => void;
  /** Whether the figures are those of all contests, not of the one in the bar. */
  isOfAll: boolean;
  onAll: (isAll: boolean) => void;
}

/** The period of the whole page, and the contest or all of them. */
export function Choices({ period, onPeriod, isOfAll, onAll }: Props) {
  const { data: contests = [] } = useContests();
  return (
    <FilterBar>
      <ToggleButtonGroup
        exclusive
        aria-label={t.period}
        value={period}
        onChange={(_, chosen: Period | null) => chosen && onPeriod(chosen)}
        sx={periodSx}
      >
        {PERIODS.map((one) => (
          <ToggleButton key={one} value={one}>
            {t.periods[one]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {contests.length > 1 && (
        <ToggleButtonGroup
          exclusive
          aria-label={t.contest}
          value={isOfAll}
          onChange={(_, chosen: boolean | null) => chosen !== null && onAll(chosen)}
          sx={periodSx}
        >
          <ToggleButton value={false}>{t.thisContest}</ToggleButton>
          <ToggleButton value>{t.allContests}</ToggleButton>
        </ToggleButtonGroup>
      )}
    </FilterBar>
  );
}

const periodSx = {
  width: { xs: '100%', sm: 'auto' },
  '& .MuiToggleButton-root': {
    flex: { xs: 1, sm: 'none' },
    minHeight: 40,
    [`@media ${ON_PHONE}, (pointer: coarse)`]: { minHeight: 44 },
    py: 0,
    px: { xs: 0.5, sm: 2 },
    borderColor: 'var(--edge)',
    color: 'text.secondary',
    fontSize: '1rem',
    fontWeight: 400,
    whiteSpace: 'nowrap',
    // Four words of Malayalam fit on 320 px.
    '&:lang(ml)': { whiteSpace: { xs: 'normal', sm: 'nowrap' }, fontSize: { xs: '0.875rem', sm: '1rem' } },
  },
  '& .MuiToggleButton-root.Mui-selected': {
    bgcolor: 'var(--cloth-3)',
    color: 'text.primary',
    fontWeight: 550,
    // Forced colors drop the background.
    textDecoration: 'underline',
    textDecorationThickness: 2,
    textUnderlineOffset: 5,
  },
};
