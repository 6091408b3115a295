import { showsTakingPart } from '@paattu/api-client/contest-state';
import { formatRupees } from '@paattu/api-client/rupees';
import { useQuery } from '@tanstack/react-query';
import { PageMeta } from '../../../components/page-meta';
import { songsQuery } from '../../../components/song/song-queries';
import { useRenewedQueue } from '../../../components/song/use-renewed-queue';
import { useServices } from '../../../lib/services';
import { useFirstAnswers } from '../../../lib/use-first-answers';
import { useTranslations } from '../../../translations/use-translations';
import { contestData } from '../facts/contest-data';
import { ContestLink } from '../facts/contest-link';
import { contestQuery } from '../facts/contest-queries';
import { contestSong } from '../facts/contest-song';
import { Hero } from './hero';
import { LaterTopEntries, LaterTutorial } from './later-parts';
import { NewSongs } from './new-songs';
import { PrizeStrip } from '../facts/prize-strip';
import { LaterWinner } from '../results/later-winner';
import { SubmissionSection } from './submission-section';

export function HomePage() {
  const t = useTranslations('contest');
  const { api } = useServices();
  // The first screen depends on both.
  useFirstAnswers([contestQuery(api), songsQuery(api)], (queries) =>
    Promise.all([queries.prefetchQuery(contestQuery(api)), queries.prefetchQuery(songsQuery(api))]),
  );
  const { data: contest } = useQuery(contestQuery(api));
  const { data: songs = [] } = useQuery(songsQuery(api));
  useRenewedQueue(songs.length ? songs : undefined);
  const song = contestSong(songs, contest);
  return (
    <>
      <PageMeta
        path="/"
        description={contest && t.hero.description(formatRupees(contest.prizeAmount))}
        structuredData={
          import.meta.env.SSR && contest ? (page) => contestData(contest, '/', page) : undefined
        }
      />
      <Hero contest={contest} song={song} songs={songs} />
      {contest?.hasResults && <LaterWinner slug={contest.slug} winner={contest.winner} />}
      <PrizeStrip contest={contest} />
      <NewSongs songs={songs} without={song} />
      {(!contest || showsTakingPart(contest)) && <LaterTutorial />}
      <SubmissionSection contest={contest} />
      <LaterTopEntries />
      {contest?.previous && (
        <p className="wrap mt-4 text-ink-2">
          {t.former} <ContestLink contest={contest.previous} />
        </p>
      )}
    </>
  );
}
