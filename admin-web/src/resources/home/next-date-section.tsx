import { useQuery } from '@tanstack/react-query';
import { withContest } from '../../chosen-contest/contest-of-address';
import { PageSection } from '../../components/page-section';
import { Timeline } from '../../components/timeline/timeline';
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
      <Timeline
        look="bands"
        phases={segmentsOf((date) => Date.parse(contest[date]), Date.parse(contest.serverNow)).map(
          ({ date, weight, passed, isNow }) => ({ key: date, weight, passed, isNow }),
        )}
      />
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
