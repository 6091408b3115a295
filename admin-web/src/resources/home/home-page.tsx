import type { Schemas } from '@paattu/api-client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { To } from 'react-router';
import { withContest } from '../../chosen-contest/contest-of-address';
import { useContestOfBar } from '../../chosen-contest/use-chosen-contest';
import { useListedContests } from '../../chosen-contest/use-listed-contests';
import { ButtonLink } from '../../components/button';
import { Icon, icons } from '../../components/icon';
import { LoadFailure } from '../../components/loaded';
import { onDemand } from '../../components/on-demand';
import { PageSection } from '../../components/page-section';
import { useCreatePath } from '../../components/use-create-path';
import { useMay } from '../../components/use-may';
import { useRequests } from '../../data-provider/use-requests';
import { useFirstSteps } from '../../first-steps/use-first-steps';
import { formatContestDate } from '../../lib/format';
import { useWaiting } from '../../waiting/use-waiting';
import { placeSentences } from '../../lib/place-sentences';
import { analyticsRequests } from '../analytics/api';
import { contestRequests } from '../contests/api';
import { settingsRequests } from '../settings/api';
import styles from './home.module.css';
import { nextDate } from './next-date';
import { homeSentences as t } from './sentences';

/** The first page of the console: what waits for the owner, the next date, and what a new site still needs. */
export function HomePage() {
  const waiting = useWaiting();
  const mayManage = useMay('site.manage');
  const { list, isLoading } = useFirstSteps();
  const steps = isLoading ? undefined : (list?.steps ?? []);
  return (
    <>
      <h2 className={styles.name}>{placeSentences.home}</h2>
      <p aria-live="polite" className={styles.sentence}>
        {sentenceOf(waiting.counts, steps, waiting.error !== null)}
      </p>
      <OfContest />
      <DailyPages />
      {waiting.error !== null && (
        <LoadFailure title={t.loadFailed} error={waiting.error} onTryAgain={() => void waiting.refetch()} />
      )}
      <Waiting counts={waiting.counts} />
      <FirstSteps />
      <NextDate />
      {mayManage && (
        <div className={styles.columns}>
          <Week />
          <Email />
        </div>
      )}
    </>
  );
}

const StepsOnDemand = onDemand(
  'first steps',
  t.stepsFailed,
  async () => (await import('../../first-steps/first-steps-of-home')).FirstStepsOfHome,
);

/** What a new site still needs. It asks and reports as the other pages do, with the code that they share. */
function FirstSteps() {
  const isNeeded = useFirstSteps().list !== undefined;
  const [wasNeeded, setWasNeeded] = useState(isNeeded);
  if (isNeeded && !wasNeeded) setWasNeeded(true);
  // The toast of the last step outlives the list.
  return wasNeeded && <StepsOnDemand />;
}

/** Whose entries are counted, on a site where others may wait in another contest. */
function OfContest() {
  const { data: contest } = useContestOfBar();
  const { data: contests = [] } = useListedContests();
  if (!contest || contests.length < 2) return null;
  return <p className={styles.contest}>{t.ofContest(contest.title)}</p>;
}

type Counts = ReturnType<typeof useWaiting>['counts'];

/** Names only what has loaded. The message below says what has not. */
function sentenceOf(
  { entries, votes, messages, emails }: Counts,
  /** Undefined while they load. */
  steps: Schemas['FirstStepDto'][] | undefined,
  hasFailed: boolean,
): string {
  const parts = [
    // An entry that waits for several reasons is in several rows, and counts once.
    [entries?.waiting ?? 0, t.entries],
    [entries?.revised ?? 0, t.changes],
    [votes, t.votes],
    [messages ?? 0, t.messages],
    [emails ?? 0, t.unsent],
  ] as const;
  const said = parts.filter(([count]) => count > 0);
  if (said.length > 0) {
    const sum = said.reduce((all, [count]) => all + count, 0);
    return t.wait(
      said.map(([count, words]) => words(count)),
      sum,
    );
  }
  if (hasFailed) return t.loadFailed;
  if (!entries || messages === undefined || emails === undefined || !steps) return t.loading;
  for (const { name, isDone, draft } of steps)
    if (!isDone && name !== 'contest') return draft === null ? t.needs[name] : t.unpublished;
  return t.nothing;
}

/** The three pages that the week needs, by their names. */
function DailyPages() {
  const createPath = useCreatePath();
  const mayManage = useMay('site.manage');
  const pages = [
    ['entries', placeSentences.entries],
    ...(mayManage
      ? [
          ['analytics', placeSentences.analytics],
          ['songs', placeSentences.uploadSong],
        ]
      : []),
  ] as [string, string][];
  return (
    <nav aria-label={t.buttons} className={styles.daily}>
      {pages.map(([resource, label]) => (
        <ButtonLink key={resource} look="outlined" to={createPath({ resource, type: 'list' })}>
          {label}
        </ButtonLink>
      ))}
    </nav>
  );
}

function Waiting({ counts: { entries, votes, messages = 0, emails = 0 } }: { counts: Counts }) {
  const { pending = 0, unanswered = 0, videoBroken = 0, revised = 0 } = entries ?? {};
  const rows = [
    { name: 'pending', count: pending, resource: 'entries', filter: { status: 'pending' } },
    { name: 'unanswered', count: unanswered, resource: 'entries', filter: { isUnanswered: true } },
    { name: 'videoBroken', count: videoBroken, resource: 'entries', filter: { isVideoBroken: true } },
    { name: 'revised', count: revised, resource: 'changes', filter: undefined },
    { name: 'votes', count: votes, resource: 'votes', filter: undefined },
    { name: 'messages', count: messages, resource: 'messages', filter: { status: 'unread' } },
    { name: 'emails', count: emails, resource: 'emails', filter: { status: 'failed' } },
  ] as const;
  const shown = rows.filter(({ count }) => count > 0);
  const createPath = useCreatePath();
  if (shown.length === 0) return null;
  return (
    <PageSection title={t.waits}>
      <ul className={styles.waits}>
        {shown.map(({ name, count, resource, filter }) => (
          <li key={name}>
            <p>{t.rows[name].text(count)}</p>
            <ButtonLink
              look="outlined"
              aria-label={`${t.rows[name].act}: ${t.rows[name].text(count)}`}
              to={{
                pathname: createPath({ resource, type: 'list' }),
                search: filter && `?${new URLSearchParams({ filter: JSON.stringify(filter) }).toString()}`,
              }}
            >
              {t.rows[name].act}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

/** The next date of the contest that the site shows. A failure, or a site without a contest, shows none. */
function NextDate() {
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

/** How often the songs were played in seven days. A failure shows nothing. */
function Week() {
  const requests = useRequests(analyticsRequests);
  const createPath = useCreatePath();
  const { data } = useQuery({
    // As on the page of the figures.
    queryKey: ['analytics', '7', undefined],
    queryFn: () => requests.loadAnalytics({ period: '7' }),
  });
  if (!data) return null;
  return (
    <PageSection title={t.week}>
      <p className={styles.text}>{t.plays(data.period.plays, data.previousPeriod?.plays)}</p>
      <PageLink to={createPath({ resource: 'analytics', type: 'list' })}>{t.toStats}</PageLink>
    </PageSection>
  );
}

/** Whether emails reach people. A failure shows nothing. */
function Email() {
  const requests = useRequests(settingsRequests);
  const createPath = useCreatePath();
  const { data } = useQuery({ queryKey: ['settings'], queryFn: () => requests.loadSettings() });
  if (!data) return null;
  const { smtpHost, problem } = data.mail;
  const works = smtpHost !== null && !problem;
  return (
    <PageSection title={t.email}>
      <div className={styles.email}>
        <Icon d={works ? icons.done : icons.warning} />
        <p className={styles.text}>{works ? t.emailWorks : smtpHost === null ? t.emailOff : t.emailFails}</p>
      </div>
      <PageLink to={createPath({ resource: works ? 'emails' : 'mail-server', type: 'list' })}>
        {works ? t.toEmails : t.toEmailSettings}
      </PageLink>
    </PageSection>
  );
}

function PageLink({ to, children }: { to: To; children: string }) {
  return (
    <div className={styles.link}>
      <ButtonLink to={to}>{children}</ButtonLink>
    </div>
  );
}
