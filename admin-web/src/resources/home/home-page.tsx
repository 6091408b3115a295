import type { Schemas } from '@paattu/api-client';
import { useState } from 'react';
import { useContestOfBar } from '../../chosen-contest/use-chosen-contest';
import { type ListedContest, useListedContests } from '../../chosen-contest/use-listed-contests';
import { ButtonLink } from '../../components/button';
import { LoadFailure } from '../../components/loaded';
import { onDemand, useCode } from '../../components/on-demand';
import { PageSection } from '../../components/page-section';
import { useCreatePath } from '../../components/use-create-path';
import { useMay } from '../../components/use-may';
import type { FirstStepsProps } from '../../first-steps/first-steps';
import { useFirstSteps } from '../../first-steps/use-first-steps';
import { usePrize, useResult } from '../../prize/queries';
import { waitingSentences } from '../../waiting/sentences';
import { useVotesSummary, useWaiting } from '../../waiting/use-waiting';
import {
  sentenceOfWaiting,
  useWaitingRows,
  type WaitingCounts,
  type WaitingRow,
  WaitingRows,
} from '../../waiting/waiting-rows';
import { placeSentences } from '../../lib/place-sentences';
import styles from './home.module.css';
import { NewestEntries } from './newest-entries';
import { homeSentences as t } from './sentences';
import { isFirstTry, useYourSite, YourSite } from './your-site';
import { useWeek, Week } from './week';

/** The first page of the console: what waits for the owner, the next date, and what a new site still needs. */
export function HomePage() {
  const waiting = useWaiting();
  const votes = useVotesSummary();
  const { list, isLoading } = useFirstSteps();
  const steps = isLoading ? undefined : (list?.steps ?? []);
  const { data: contest, error: contestError } = useContestOfBar();
  const decided = useDecided();
  // Of the contest, what waits may be the first row.
  const isLoadingContest =
    (contest === undefined && contestError === null) || votes.isLoading || decided.isLoading;
  const ofCounts = useWaitingRows(waiting.counts, contest);
  const rows = decided.row ? [decided.row, ...ofCounts] : ofCounts;
  const { entries, messages, emails } = waiting.counts;
  // A step that is left says so.
  const isEmailSaid = !steps || steps.some(({ name, isDone }) => name === 'email' && !isDone);
  const site = useYourSite({ isEmailSaid });
  const week = useWeek();
  // The parts below and beside appear together with the counts, so that nothing moves. They stay while the counts load again.
  const [wasReady, setWasReady] = useState(false);
  const isReady =
    wasReady ||
    (!isLoadingContest &&
      (waiting.error !== null || (entries !== undefined && messages !== undefined && emails !== undefined)));
  if (isReady && !wasReady) setWasReady(true);
  const isKnown = !site.isLoading && !isFirstTry(week) && !isLoading;
  return (
    <>
      <div className={styles.head}>
        <div className={styles.words}>
          <h2 className={styles.name}>{placeSentences.home}</h2>
          <p aria-live="polite" className={styles.sentence}>
            {sentenceOf(
              waiting.counts,
              isLoadingContest ? undefined : decided.waits,
              steps,
              waiting.error !== null,
            )}
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
          {isReady && rows.length > 0 && (
            <PageSection title={waitingSentences.title}>
              <WaitingRows rows={rows} />
            </PageSection>
          )}
          <FirstSteps hasMain={isReady && rows.length === 0} />
        </div>
        {isReady && isKnown && (
          <>
            <div className={styles.side}>
              <YourSite of={site} />
              {week.data && <Week of={week.data} />}
            </div>
            <div>{!isLoading && !list && (decided.places || <NewestEntries />)}</div>
          </>
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

/** Whose entries are counted, where some may wait in another contest. */
function OfContest() {
  const { data: contest } = useContestOfBar();
  const { data: contests = [] } = useListedContests();
  if (!contest || !contests.some((other) => other.id !== contest.id && !isAtRest(other))) return null;
  return <p className={styles.contest}>{t.ofContest(contest.title)}</p>;
}

/** Whether nothing of such a contest waits: it is not on the site, or over. Some contests take entries after they are decided. */
const isAtRest = ({ state, entryGate }: ListedContest) =>
  state === 'draft' ||
  state === 'scheduled' ||
  state === 'archived' ||
  (state === 'decided' && entryGate !== 'always');

/** What is to be done after the result of the chosen contest, and its first places. A failure, or a contest without a result, has none. */
function useDecided() {
  const mayManage = useMay('site.manage');
  const { data: contest } = useContestOfBar();
  const createPath = useCreatePath();
  const isDecided = mayManage && contest?.state === 'decided';
  const result = useResult(contest?.id ?? '', { enabled: isDecided });
  // A contest that was decided without votes and marks has none.
  const hasResult = isDecided && result.data !== undefined && result.data.state !== 'draft';
  const prize = usePrize(contest?.id ?? '', { enabled: hasResult });
  const { data: loaded, isLoading } = useCode('after a result', () => import('./after-result'), {
    enabled: hasResult,
  });
  const after =
    hasResult && prize.data && loaded
      ? loaded.code.afterResult(contest, result.data, prize.data, createPath)
      : null;
  const row: WaitingRow | null =
    after && after.waits !== null ? { name: 'prize', text: after.say, act: after.act, to: after.to } : null;
  return {
    isLoading: result.isLoading || prize.isLoading || isLoading,
    /** What waits, before all else. Its row says what is so. */
    waits: after && after.waits,
    row,
    places: after && loaded && after.first.length > 0 && <loaded.code.Places first={after.first} />,
  };
}

/** Names only what has loaded. The message below says what has not. */
function sentenceOf(
  counts: WaitingCounts,
  /** What waits after a result; undefined while it is not known what waits of the contest. */
  decided: string | null | undefined,
  /** Undefined while they load. */
  steps: Schemas['FirstStepDto'][] | undefined,
  hasFailed: boolean,
): string {
  if (decided === undefined) return t.loading;
  if (decided !== null) return `${decided}.`;
  const waits = sentenceOfWaiting(counts);
  if (waits !== null) return waits;
  if (hasFailed) return t.loadFailed;
  const { entries, messages, emails } = counts;
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
