import { useLocation, useNavigate } from 'react-router';
import { useChosenContest } from '../../chosen-contest/use-chosen-contest';

export const PERIODS = ['7', '30', '90', 'all'] as const;
export type Period = (typeof PERIODS)[number];

export const FIGURES = ['plays', 'downloads', 'votes', 'favorites', 'entries'] as const;
export type Figure = (typeof FIGURES)[number];

/** The defaults, which the address leaves out. */
const DEFAULTS = { period: 'all', figure: 'plays' } as const;

/** The choice of the page. Period and figure are kept in its address, and a link may name a contest. */
export function useChoice() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const chosen = new URLSearchParams(search);

  const contest = useChosenContest(chosen.get('contest') ?? undefined);

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
    contest,
    figure: FIGURES.find((figure) => figure === chosen.get('figure')) ?? DEFAULTS.figure,
    choosePeriod: (period: Period) => choose('period', period),
    /** The address no longer names a contest. */
    dropContest: () => {
      const next = new URLSearchParams(location.search);
      next.delete('contest');
      void navigate({ search: next.toString() }, { replace: true });
    },
    chooseFigure: (figure: Figure) => choose('figure', figure),
  };
}
