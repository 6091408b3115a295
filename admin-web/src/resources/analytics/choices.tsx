import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import type { ChosenContest } from '../../chosen-contest/chosen-among';
import { ContestChooser } from '../../chosen-contest/contest-chooser';
import { FilterBar } from '../../components/filter-bar';
import { ON_PHONE } from '../../lib/phone';
import { analyticsSentences as t } from './sentences';
import { PERIODS, type Period } from './use-choice';

interface Props {
  period: Period;
  onPeriod: (period: Period) => void;
  contest: ChosenContest;
  onContest: () => void;
}

/** The period and the contest of the whole page. */
export function Choices({ period, onPeriod, contest, onContest }: Props) {
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
      <ContestChooser chosen={contest} onChoose={onContest} />
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
