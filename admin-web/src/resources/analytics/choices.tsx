import { MenuItem, TextField, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { FilterBar } from '../../components/filter-bar';
import type { ConsoleDataProvider } from '../../data-provider';
import { ON_PHONE } from '../../lib/phone';
import type { Contest } from '../../records';
import { translations } from '../../translations';
import { PERIODS, type Period } from './use-choice';

const t = translations.analytics;
const MOST_CONTESTS = 100;

interface Props {
  period: Period;
  onPeriod: (period: Period) => void;
  contestId: string | undefined;
  onContest: (id: string) => void;
}

/** The period and the contest of the whole page. */
export function Choices({ period, onPeriod, contestId = '', onContest }: Props) {
  const { contests, isLoading } = useContests();
  const isListed = contestId === '' || contests.some(({ id }) => id === contestId);

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
      <TextField
        select
        label={t.contest}
        value={contestId}
        onChange={({ target }) => onContest(target.value)}
        slotProps={{ select: { displayEmpty: true } }}
        sx={{ width: { xs: '100%', sm: 280 } }}
      >
        <MenuItem value="">{t.allContests}</MenuItem>
        {!isListed && (
          <MenuItem value={contestId}>{isLoading ? translations.loading : t.unknownContest}</MenuItem>
        )}
        {contests.map(({ id, title }) => (
          <MenuItem key={id} value={id} sx={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
            {title}
          </MenuItem>
        ))}
      </TextField>
    </FilterBar>
  );
}

/** Every contest, the latest first. */
function useContests(): { contests: Contest[]; isLoading: boolean } {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { data = [], isLoading } = useQuery({
    // Not `useGetList`, whose row the page of that contest would show, however old it is.
    queryKey: ['contests', 'titles'],
    queryFn: async () => {
      const { data: contests } = await dataProvider.getList<Contest>('contests', {
        pagination: { page: 1, perPage: MOST_CONTESTS },
        sort: { field: 'announceAt', order: 'DESC' },
        filter: {},
      });
      return contests;
    },
    staleTime: 0,
  });
  return { contests: data, isLoading };
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
