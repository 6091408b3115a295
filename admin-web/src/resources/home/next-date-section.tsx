import type { CSSProperties } from 'react';
import type { ContestDate } from '@paattu/shared/contest-dates';
import { useQuery } from '@tanstack/react-query';
import { withContest } from '../../chosen-contest/contest-of-address';
import { PageSection } from '../../components/page-section';
import { useCreatePath } from '../../components/use-create-path';
import { useMay } from '../../components/use-may';
import { useRequests } from '../../data-provider/use-requests';
import { formatContestDate } from '../../lib/format';
import { contestRequests } from '../contests/api';
import { segmentsOf } from '../../lib/segments-of';
import styles from './home.module.css';
import { nextDate } from './next-date';
import { PageLink } from './page-link';
import { homeSentences as t } from './sentences';

const DAY_MS = 86_400_000;

/** The next date of the contest that the site shows, below its phases. A failure, or a site without a contest, shows none. */
export function NextDate() {
  const requests = useRequests(contestRequests);
  const createPath = useCreatePath();
  const mayManage = useMay('site.manage');
  const { data: contest } = useQuery({
    queryKey: ['contests', 'current'],
    queryFn: () => requests.loadCurrentContest(),
  });
  const next = contest && nextDate(contest);
  if (!contest || !next) return null;
  return (
    <PageSection title={t.next}>
      <Phases instantOf={(date) => Date.parse(contest[date])} now={Date.parse(contest.serverNow)} />
      <p className={styles.text}>
        {t.dates[next.date](contest.title, formatContestDate(next.date, next.at, contest.timeZone))}
      </p>
      {mayManage && (
        <PageLink
          to={withContest(
            { pathname: createPath({ resource: 'overview', type: 'list' }), search: '' },
            contest.id,
          )}
        >
          {t.toContest}
        </PageLink>
      )}
    </PageSection>
  );
}

interface PhasesProps {
  instantOf: (date: ContestDate) => number;
  now: number;
}

/** How far the contest is: a band for each phase. The sentence below says it in words. */
function Phases({ instantOf, now }: PhasesProps) {
  return (
    <div aria-hidden="true" className={styles.phases}>
      {segmentsOf(instantOf, now).map(({ date, lasts, until, passed }) => (
        <span
          key={date}
          style={{
            flexGrow: Number.isFinite(lasts) ? Math.sqrt(lasts / DAY_MS) : 1,
            ...passedStyle(passed ?? (until <= now ? 1 : 0)),
          }}
        />
      ))}
    </div>
  );
}

const passedStyle = (share: number) => ({ '--passed': `${100 * share}%` }) as CSSProperties;
