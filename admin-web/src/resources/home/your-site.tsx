import { DEFAULT_NAMES, ownNameIn } from '@paattu/shared/site-texts/names';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { To } from 'react-router';
import { withContest } from '../../chosen-contest/contest-of-address';
import { useListedContests } from '../../chosen-contest/use-listed-contests';
import { ButtonLink } from '../../components/button';
import { Icon, icons } from '../../components/icon';
import { PageSection } from '../../components/page-section';
import { Timeline } from '../../components/timeline/timeline';
import { useCreatePath } from '../../components/use-create-path';
import { useMay } from '../../components/use-may';
import { usePublishedTexts } from '../../components/use-published-texts';
import { useRequests } from '../../data-provider/use-requests';
import { formatContestDate } from '../../lib/format';
import { consoleLanguage } from '../../lib/language';
import { segmentsOf } from '../../lib/segments-of';
import { isMissing } from '../../mail-server/use-mail';
import { contestRequests } from '../contests/api';
import { settingsRequests } from '../settings/api';
import styles from './home.module.css';
import { nextDate } from './next-date';
import { homeSentences as t } from './sentences';

type Loaded = ReturnType<typeof useYourSite>;

/** What the owner looks up or changes most: the artist's name, whether emails work, and the next date of the contest. A failure leaves its row out. */
export function useYourSite() {
  const mayManage = useMay('site.manage');
  const requests = useRequests(settingsRequests);
  const ofContests = useRequests(contestRequests);
  const texts = usePublishedTexts();
  const settings = useQuery({
    queryKey: ['settings'],
    queryFn: () => requests.loadSettings(),
    enabled: mayManage,
  });
  const contest = useQuery({
    queryKey: ['contests', 'current'],
    queryFn: () => ofContests.loadCurrentContest(),
  });
  return {
    isLoading: texts.isLoading || settings.isLoading || contest.isLoading,
    names: texts.data,
    mail: settings.data?.mail,
    contest: contest.data,
  };
}

interface Props {
  of: Loaded;
  /** What is left to do says that emails are not set up. */
  isEmailSaid: boolean;
}

export function YourSite({ of: { names, mail, contest }, isEmailSaid }: Props) {
  const createPath = useCreatePath();
  const mayManage = useMay('site.manage');
  const next = contest && nextDate(contest);
  const language = consoleLanguage();
  const name = names && (ownNameIn(names, language) ?? DEFAULT_NAMES[language]);
  if (!mayManage && !next) return null;
  return (
    <PageSection title={mayManage ? t.site : t.next}>
      <ul className={styles.site}>
        {mayManage && (
          <Row
            act={t.changeName}
            to={{ pathname: createPath({ resource: 'texts', type: 'list' }), hash: '#name' }}
          >
            {t.artist(name)}
          </Row>
        )}
        {mayManage && mail && !isEmailSaid && <EmailRow mail={mail} />}
        {contest && next && (
          <Row
            act={next.date === 'opensAt' ? t.changeDates : t.giveTime}
            to={
              mayManage && {
                ...withContest(
                  { pathname: createPath({ resource: 'contests', type: 'list' }), search: '' },
                  contest.id,
                ),
                hash: `#${next.date}`,
              }
            }
          >
            {t.dates[next.date](formatContestDate(next.date, next.at, contest.timeZone))}
            <Timeline
              look="bands"
              phases={segmentsOf((date) => Date.parse(contest[date]), Date.parse(contest.serverNow)).map(
                ({ date, weight, passed, isNow }) => ({ key: date, weight, passed, isNow }),
              )}
            />
          </Row>
        )}
        {mayManage && <NextContest />}
      </ul>
    </PageSection>
  );
}

/** Once every contest is over. */
function NextContest() {
  const createPath = useCreatePath();
  const { data: contests = [] } = useListedContests();
  const isOver = contests.every(({ state }) => state === 'decided' || state === 'archived');
  if (contests.length === 0 || !isOver) return null;
  return (
    <Row act={t.planNext} to={createPath({ resource: 'contests', type: 'create' })}>
      {t.allOver}
    </Row>
  );
}

/** Whether emails reach people. */
function EmailRow({ mail }: { mail: NonNullable<Loaded['mail']> }) {
  const createPath = useCreatePath();
  const isOff = isMissing(mail);
  const works = !isOff && !mail.problem;
  return (
    <Row
      act={works ? t.toEmails : t.toEmailSettings}
      to={createPath({ resource: works ? 'emails' : 'mail-server', type: 'list' })}
    >
      <span className={styles.email}>
        <Icon d={works ? icons.done : icons.warning} />
        {works ? t.emailWorks : isOff ? t.emailOff : t.emailFails}
      </span>
    </Row>
  );
}

function Row({ act, to, children }: { act: string; to: To | false; children: ReactNode }) {
  return (
    <li>
      <div className={styles.fact}>{children}</div>
      {to && <ButtonLink to={to}>{act}</ButtonLink>}
    </li>
  );
}
