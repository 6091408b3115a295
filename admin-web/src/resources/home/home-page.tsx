import type { Schemas } from '@paattu/api-client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
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
import type { FirstStepsProps } from '../../first-steps/first-steps';
import { useFirstSteps } from '../../first-steps/use-first-steps';
import { formatDeadline } from '../../lib/format';
import { isMissing } from '../../mail-server/use-mail';
import { useWaiting } from '../../waiting/use-waiting';
import { placeSentences } from '../../lib/place-sentences';
import { settingsRequests } from '../settings/api';
import styles from './home.module.css';
import { NewestEntries } from './newest-entries';
import { NextDate } from './next-date-section';
import { PageLink } from './page-link';
import { homeSentences as t } from './sentences';
import { Week } from './week';

/** The first page of the console: what waits for the owner, the next date, and what a new site still needs. */
export function HomePage() {
  const waiting = useWaiting();
  const mayManage = useMay('site.manage');
  const { list, isLoading } = useFirstSteps();
  const steps = isLoading ? undefined : (list?.steps ?? []);
  const rows = useRows(waiting.counts);
  const { entries, messages, emails } = waiting.counts;
  // The parts below and beside appear together with the counts, so that nothing moves. They stay while the counts load again.
  const [wasReady, setWasReady] = useState(false);
  const isReady =
    wasReady ||
    waiting.error !== null ||
    (entries !== undefined && messages !== undefined && emails !== undefined);
  if (isReady && !wasReady) setWasReady(true);
  return (
    <>
      <div className={styles.head}>
        <div className={styles.words}>
          <h2 className={styles.name}>{placeSentences.home}</h2>
          <p aria-live="polite" className={styles.sentence}>
            {sentenceOf(waiting.counts, steps, waiting.error !== null)}
          </p>
          <OfContest />
        </div>
        <DailyPages />
      </div>
      {waiting.error !== null && (
        <LoadFailure title={t.loadFailed} error={waiting.error} onTryAgain={() => void waiting.refetch()} />
      )}
      <div className={styles.columns}>
        <div>
          <Waiting rows={rows} />
          <FirstSteps hasMain={isReady && rows.length === 0} />
          {isReady && !isLoading && !list && <NewestEntries />}
        </div>
        {isReady && (
          <div>
            <NextDate />
            {mayManage && (
              <>
                <Week />
                {/* A step that is left says so. */}
                {steps && !steps.some(({ name, isDone }) => name === 'email' && !isDone) && <Email />}
              </>
            )}
          </div>
        )}
      </div>
    </>
  );
}

const StepsOnDemand = onDemand(
  'first steps',
  t.stepsFailed,
  async () => (await import('../../first-steps/first-steps-of-home')).FirstStepsOfHome,
);

/** What a new site still needs. It asks and reports as the other pages do, with the code that they share. */
function FirstSteps(props: FirstStepsProps) {
  const isNeeded = useFirstSteps().list !== undefined;
  const [wasNeeded, setWasNeeded] = useState(isNeeded);
  if (isNeeded && !wasNeeded) setWasNeeded(true);
  // The toast of the last step outlives the list.
  return wasNeeded && <StepsOnDemand {...props} />;
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
          ['songs', placeSentences.uploadSong, 'create'],
        ]
      : []),
  ] as [resource: string, label: string, type?: 'create'][];
  return (
    <nav aria-label={t.buttons} className={styles.daily}>
      {pages.map(([resource, label, type]) => (
        <ButtonLink key={resource} look="outlined" to={createPath({ resource, type: type ?? 'list' })}>
          {label}
        </ButtonLink>
      ))}
    </nav>
  );
}

/** What waits, the most urgent first. */
function useRows({ entries, votes, messages = 0, emails = 0 }: Counts) {
  const { data: contest } = useContestOfBar();
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
  // Votes come first while visitors vote: only these decisions have a deadline.
  const votesUntil = contest?.state === 'voting' ? contest.votingClosesAt : null;
  const urgencyOf = (name: string) => (name === 'votes' && votesUntil ? 1 : 0);
  return rows
    .filter(({ count }) => count > 0)
    .sort((one, other) => urgencyOf(other.name) - urgencyOf(one.name))
    .map((row) => ({
      ...row,
      deadline: row.name === 'votes' && votesUntil ? formatDeadline(votesUntil, contest?.timeZone) : null,
    }));
}

function Waiting({ rows }: { rows: ReturnType<typeof useRows> }) {
  const createPath = useCreatePath();
  if (rows.length === 0) return null;
  return (
    <PageSection title={t.waits}>
      <ul className={styles.waits}>
        {rows.map(({ name, count, resource, filter, deadline }, index) => (
          <li key={name}>
            <div className={styles.row}>
              <p>{t.rows[name].text(count)}</p>
              {deadline !== null && <p className={styles.deadline}>{t.votesUntil(deadline)}</p>}
            </div>
            <ButtonLink
              look={index === 0 ? 'filled' : 'outlined'}
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

/** Whether emails reach people. A failure shows nothing. */
function Email() {
  const requests = useRequests(settingsRequests);
  const createPath = useCreatePath();
  const { data } = useQuery({ queryKey: ['settings'], queryFn: () => requests.loadSettings() });
  if (!data) return null;
  const isOff = isMissing(data.mail);
  const works = !isOff && !data.mail.problem;
  return (
    <PageSection title={t.email}>
      <div className={styles.email}>
        <Icon d={works ? icons.done : icons.warning} />
        <p className={styles.text}>{works ? t.emailWorks : isOff ? t.emailOff : t.emailFails}</p>
      </div>
      <PageLink to={createPath({ resource: works ? 'emails' : 'mail-server', type: 'list' })}>
        {works ? t.toEmails : t.toEmailSettings}
      </PageLink>
    </PageSection>
  );
}
