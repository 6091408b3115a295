import { siteNameIn } from '@paattu/shared/site-texts/names';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
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
import { doesFail, isMissing, type Mail, useMail } from '../../mail-server/use-mail';
import { contestRequests } from '../contests/api';
import styles from './home.module.css';
import { nextDate } from './next-date';
import { homeSentences as t } from './sentences';

type Loaded = ReturnType<typeof useYourSite>;

interface Asked {
  /** What is left to do says that emails are not set up. */
  isEmailSaid: boolean;
}

/** What the owner looks up or changes most: the artist's name, whether emails work, and the next date of the contest. A failure leaves its row out. */
export function useYourSite({ isEmailSaid }: Asked) {
  const mayManage = useMay('site.manage');
  const ofContests = useRequests(contestRequests);
  const texts = usePublishedTexts();
  const asksForMail = mayManage && !isEmailSaid;
  const mail = useMail({ enabled: asksForMail });
  const contest = useQuery({
    queryKey: ['contests', 'current'],
    queryFn: () => ofContests.loadCurrentContest(),
  });
  return {
    // Nothing waits for the settings: the mail server may take many seconds to answer.
    isLoading: isFirstTry(texts) || isFirstTry(contest),
    names: texts.data,
    /** Undefined while it is not known; null without a row. */
    mail: asksForMail ? mail : null,
    contest: contest.data,
  };
}

/** Whether an answer may come at once. Nothing waits for a second try. */
export const isFirstTry = ({ isLoading, failureCount }: Pick<UseQueryResult, 'isLoading' | 'failureCount'>) =>
  isLoading && failureCount === 0;

export function YourSite({ of: { names, mail, contest } }: { of: Loaded }) {
  const createPath = useCreatePath();
  const mayManage = useMay('site.manage');
  const next = contest && nextDate(contest);
  const name = names && siteNameIn(names, consoleLanguage());
  if (!mayManage && !next) return null;
  return (
    <PageSection title={mayManage ? t.site : t.next}>
      <ul className={styles.site}>
        {mayManage && name && (
          <Row
            act={t.changeName}
            to={{ pathname: createPath({ resource: 'texts', type: 'list' }), hash: '#name' }}
          >
            {t.artist(name)}
          </Row>
        )}
        {mail !== null && <EmailRow mail={mail} />}
        {contest && next && (
          <Row
            act={next.date === 'closesAt' || next.date === 'votingClosesAt' ? t.giveTime : t.changeDates}
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

/** Whether emails reach people. It has its place while the mail server has not answered. */
function EmailRow({ mail }: { mail: Mail | undefined }) {
  const createPath = useCreatePath();
  const isFailing = mail !== undefined && doesFail(mail);
  return (
    <Row
      act={isFailing ? t.toEmailSettings : t.toEmails}
      to={createPath({ resource: isFailing ? 'mail-server' : 'emails', type: 'list' })}
    >
      <span className={styles.email}>
        {mail && <Icon d={isFailing ? icons.warning : icons.done} />}
        {mail ? sentenceOf(mail) : t.emailUnknown}
      </span>
    </Row>
  );
}

function sentenceOf(mail: Mail): string {
  if (isMissing(mail)) return t.emailOff;
  return doesFail(mail) ? t.emailFails : t.emailWorks;
}

function Row({ act, to, children }: { act: string; to: To | false; children: ReactNode }) {
  return (
    <li>
      <div className={styles.fact}>{children}</div>
      {to && <ButtonLink to={to}>{act}</ButtonLink>}
    </li>
  );
}
