import { ADULT_SENTENCES } from '@paattu/shared/voting';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyState } from '../../../components/empty-state';
import { Link } from '../../../components/link';
import { LoadFailure } from '../../../components/load-failure';
import { PageMeta } from '../../../components/page-meta';
import { songsQuery } from '../../../components/song/song-queries';
import { useDates } from '../../../lib/dates';
import { useDeadlines } from '../../../lib/deadlines';
import { useServices } from '../../../lib/services';
import { useHydrated } from '../../../lib/use-hydrated';
import { useNow } from '../../../lib/use-now';
import { useLocale, useTranslations } from '../../../translations/use-translations';
import { type Contest, contestQuery, serverTime } from '../facts/contest-queries';
import { ContestTitle } from '../facts/contest-title';
import { timeLeft } from '../facts/time-left';
import { AskDialog } from './ask-dialog';
import { Ballot } from './ballot';
import type { BallotEntry } from './ballot-query';
import { MoveDialog } from './move-dialog';
import { MyVote } from './my-vote';
import { MyVoteBar } from './my-vote-bar';
import { useMyVote } from './my-vote-query';
import { OnDemand } from './on-demand';
import { useCastVote } from './use-cast-vote';
import { useLinkedEntry } from './use-linked-entry';

const loadForm = () => import('./receipt-form');

/** Folded, because few voters check a receipt. The form loads when it is unfolded. */
function ReceiptCheck() {
  const t = useTranslations('voting').check;
  const [wasOpen, setWasOpen] = useState(false);
  return (
    <details className="mt-6 border-y border-line py-2" onToggle={() => setWasOpen(true)}>
      <summary className="tap cursor-pointer font-medium">{t.title}</summary>
      <p className="mt-1 text-sm text-ink-2">{t.text}</p>
      {wasOpen && (
        <OnDemand name="receipt-form" load={loadForm} loading={t.loading}>
          {({ ReceiptForm }) => <ReceiptForm />}
        </OnDemand>
      )}
    </details>
  );
}

/** The page on which visitors vote. The server's HTML has what is the same for all of them. */
export function VotePage() {
  const t = useTranslations('voting');
  const { api } = useServices();
  const { data: contest, isLoadingError, refetch } = useQuery(contestQuery(api));
  const isOver = contest && contest.state !== 'voting' && !isAhead(contest);
  return (
    // As high as the screen, so that the footer does not move when the entries are known.
    <div className="wrap min-h-dvh pt-6 md:pt-10">
      <PageMeta title={t.title} description={contest ? t.description : undefined} path="/vote" />
      {contest === null ? (
        <NoContest />
      ) : isLoadingError ? (
        <>
          <h1 className="text-4xl">{t.title}</h1>
          <LoadFailure message={t.noAnswer} onRetry={() => void refetch()} />
        </>
      ) : (
        <div className="vote-page">
          <div>
            <ContestTitle contest={contest} />
            <h1 className="text-3xl leading-display">
              {isOver ? t.closed : t.heading}
              {t.second && !isOver && (
                <span
                  lang={t.second.lang}
                  className="malayalam-own mt-2 block text-[0.5em] leading-normal font-normal text-ink-2"
                >
                  {t.second.text}
                </span>
              )}
            </h1>
            {(!contest || contest.state === 'voting') && <OpenUntil contest={contest} />}
          </div>
          {contest && contest.state !== 'voting' && <NotOpen contest={contest} />}
          <Content contest={contest} />
        </div>
      )}
    </div>
  );
}

function NoContest() {
  const t = useTranslations('voting');
  const { api } = useServices();
  const { data: songs } = useQuery(songsQuery(api));
  return (
    <>
      <h1 className="text-4xl">{t.title}</h1>
      <EmptyState drawing="paper-boat" title={t.noContest}>
        {songs && songs.length > 0 && (
          <Link to="/songs" className="btn btn-ghost">
            {t.toSongs}
          </Link>
        )}
      </EmptyState>
    </>
  );
}

/** Until when one can vote, and how long this is. As high before the contest loads. */
function OpenUntil({ contest }: { contest?: Contest }) {
  const t = useTranslations('voting');
  const { deadline } = useDeadlines();
  const now = useNow();
  if (!contest) return <p className="mt-3 min-h-7" />;
  const { timeZone, votingClosesAt } = contest;
  // By the server's clock in its HTML, so that nothing moves when the browser's is known.
  const time = now === null ? Date.parse(contest.serverNow) : serverTime(contest, now);
  const { days, hours, minutes } = timeLeft(Date.parse(votingClosesAt), time);
  return (
    <div className="mt-3 flex flex-wrap gap-x-2">
      <p>{t.openUntil(deadline(votingClosesAt, timeZone))}</p>
      <p role="timer" className="text-ink-2">
        {days > 0 ? t.daysLeft(days) : t.hoursLeft(hours, minutes)}
      </p>
    </div>
  );
}

/** In the place of the entries while nobody can vote: why, and where one hears them. */
function NotOpen({ contest }: { contest: Contest }) {
  const t = useTranslations('voting');
  const { date } = useDates();
  const { beginning } = useDeadlines();
  const { slug, state, hasResults, timeZone, votingOpensAt, winnerAt } = contest;
  const isJudging = state === 'judging';
  const title = isAhead(contest)
    ? t.begins(beginning(votingOpensAt, timeZone))
    : hasResults
      ? t.announced
      : isJudging
        ? t.result(date(winnerAt, timeZone))
        : t.stays;
  return (
    <div className="vote-list">
      <EmptyState drawing="paper-boat" title={title}>
        {isJudging && <p className="mb-4 max-w-prose text-ink-2">{t.inGrace}</p>}
        <Link to={hasResults ? `/contests/${slug}/results` : '/entries'} className="btn">
          {hasResults ? t.toResult : t.toEntries}
        </Link>
      </EmptyState>
    </div>
  );
}

const isAhead = ({ state }: Contest) => state === 'announced' || state === 'open' || state === 'closed';

function Content({ contest }: { contest?: Contest }) {
  // The entries have no order yet in the server's HTML, and nobody has voted there.
  const isHydrated = useHydrated();
  if (!contest || !isHydrated || isAhead(contest)) return null;
  return <Voting isOpen={contest.state === 'voting'} />;
}

function Voting({ isOpen }: { isOpen: boolean }) {
  const t = useTranslations('voting');
  const locale = useLocale();
  const { data: mine, isFetched } = useMyVote();
  const { send: cast, isPending } = useCastVote();
  // For the whole visit: to move the entries in the page would stop a video that plays, and take the focus.
  const [isSideFirst] = useState(() => sideFirst().matches);
  const [chosen, setChosen] = useState<BallotEntry | null>(null);
  const close = () => setChosen(null);

  function vote(entry: BallotEntry) {
    if (mine?.votesAtOnce && !mine.vote) cast(entry);
    else setChosen(entry);
  }
  // A vote for an entry of a link is asked about once more: nobody votes by opening a page.
  const askAbout = (entry: BallotEntry) => {
    if (entry.id !== mine?.vote?.entry?.id) setChosen(entry);
  };
  useLinkedEntry(isOpen && mine ? askAbout : null);

  const list = isOpen && (
    <div key="list" className="vote-list">
      <section aria-labelledby="ballot-title">
        <h2 id="ballot-title" className="sr-only">
          {t.list}
        </h2>
        {mine?.votesAtOnce && <p className="mb-2 text-sm text-ink-2">{t.adult(ADULT_SENTENCES[locale])}</p>}
        <p className="mb-4 text-sm text-ink-2">{t.shuffled}</p>
        <Ballot isOpen={isOpen} isBusy={isPending} onVote={vote} />
      </section>
      <MyVoteBar />
    </div>
  );
  const side = (
    <div key="side" className="vote-side">
      <MyVote isOpen={isOpen} />
      {/* Below the vote, whose height is known by then. */}
      {isFetched && (
        <>
          {isOpen && (
            <p className="mt-4 text-sm text-ink-2">
              {t.what} {t.address}
            </p>
          )}
          <ReceiptCheck />
        </>
      )}
    </div>
  );

  return (
    <>
      {/* The Tab key follows the eye. */}
      {isSideFirst ? [side, list] : [list, side]}
      {chosen && mine && isOpen && (
        <VoteDialog entry={chosen} mine={mine} onCast={() => cast(chosen)} onClose={close} />
      )}
    </>
  );
}

/** Where the column stands at the left of the entries, and not below them: `voting.css`. */
const sideFirst = () => matchMedia('(min-width: 60rem)');

interface VoteDialogProps {
  entry: BallotEntry;
  mine: NonNullable<ReturnType<typeof useMyVote>['data']>;
  onCast(): void;
  onClose(): void;
}

function VoteDialog({ entry, mine, onCast, onClose }: VoteDialogProps) {
  if (!mine.votesAtOnce) return <AskDialog entry={entry} onClose={onClose} />;
  return <MoveDialog from={mine.vote?.entry ?? null} to={entry} onMove={onCast} onClose={onClose} />;
}
