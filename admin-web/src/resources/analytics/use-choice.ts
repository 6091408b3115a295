import { useLocation, useNavigate } from 'react-router';
import { CONTEST } from '../../chosen-contest/contest-of-address';
import { useChosenContest } from '../../chosen-contest/use-chosen-contest';

export const PERIODS = ['7', '30', '90', 'all'] as const;
export type Period = (typeof PERIODS)[number];

export const FIGURES = ['plays', 'downloads', 'votes', 'favorites', 'entries'] as const;
export type Figure = (typeof FIGURES)[number];

/** The defaults, which the address leaves out. */
const DEFAULTS = { period: 'all', figure: 'plays' } as const;

/** In place of a contest in the address of the figures. */
const ALL = 'all';

/** The choice of the page, which its address keeps: period, figure, and whether the figures are those of all contests. */
export function useChoice() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const chosen = new URLSearchParams(search);

  const contest = useChosenContest();
  const isOfAll = chosen.get(CONTEST) === ALL;

  function choose(name: keyof typeof DEFAULTS, value: string) {
    // The address changes at once; rendering follows later.
    const next = new URLSearchParams(location.search);
    if (value === DEFAULTS[name]) next.delete(name);
    else next.set(name, value);
    // The Back button leads to the period before, not through the figures.
    void navigate({ search: next.toString() }, { replace: name === 'figure' });
  }

  return {
    period: PERIODS.find((period) => period === chosen.get('period')) ?? DEFAULTS.period,
    contestId: isOfAll ? undefined : contest.contestId,
    figure: FIGURES.find((figure) => figure === chosen.get('figure')) ?? DEFAULTS.figure,
    choosePeriod: (period: Period) => choose('period', period),
    chooseAll: (isAll: boolean) => {
      const next = new URLSearchParams(location.search);
      if (isAll) next.set(CONTEST, ALL);
      else next.delete(CONTEST);
      void navigate({ search: next.toString() }, { replace: true });
    },
    chooseFigure: (figure: Figure) => choose('figure', figure),
  };
}
