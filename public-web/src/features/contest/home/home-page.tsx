import { showsTakingPart } from '@paattu/shared/contest-state';
import { splitLocale } from '@paattu/shared/locales';
import { formatRupees } from '@paattu/shared/rupees';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, lazy, memo, Suspense } from 'react';
import { laterPart } from '../../../components/later-part';
import { PageMeta } from '../../../components/page-meta';
import { songsQuery } from '../../../components/song/song-queries';
import { useRenewedQueue } from '../../../components/song/use-renewed-queue';
import { useServices } from '../../../lib/services';
import { useFirstAnswers } from '../../../lib/use-first-answers';
import { loadTranslations } from '../../../translations/loaded';
import { useTranslations } from '../../../translations/use-translations';
import { contestData } from '../facts/contest-data';
import { ContestLink } from '../facts/contest-link';
import { contestQuery } from '../facts/contest-queries';
import { contestSong } from '../facts/contest-song';
import { PrizeStrip } from '../facts/prize-strip';
import type { WinnerProps } from '../results/winner';
import { SubmissionSection } from '../submission/submission-section';
import { Hero, HeroSong } from './hero';
import { NewSongs } from './new-songs';

/** The steps of taking part. */
const LaterTutorial = laterPart({
  name: 'tutorial',
  load: async () => (await import('./tutorial')).Tutorial,
  loaded: import.meta.env.SSR ? (await import('./tutorial')).Tutorial : null,
  isWanted: () => false,
});

const LaterTopEntries = laterPart({
  name: 'top-entries',
  async load() {
    const { locale } = splitLocale(location.pathname);
    const [{ TopEntries }] = await Promise.all([import('./top-entries'), loadTranslations(locale, 'views')]);
    return TopEntries;
  },
  loaded: import.meta.env.SSR ? (await import('./top-entries')).TopEntries : null,
  isWanted: () => false,
});

async function loadWinner(): Promise<{ default: ComponentType<WinnerProps> }> {
  const { locale } = splitLocale(location.pathname);
  const [{ Winner }] = await Promise.all([import('../results/winner'), loadTranslations(locale, 'results')]);
  return { default: Winner };
}

/** The server renders without waiting. */
const Winner = import.meta.env.SSR
  ? (await import('../results/winner')).Winner
  : // The page does without it if it does not load.
    lazy(() => loadWinner().catch(() => ({ default: () => null })));

/**
 * Loads after the rest of the page, because most visits are before there is a winner. `memo`: React drops HTML that it
 * has not taken over when the component around it renders again.
 */
const LaterWinner = memo(function LaterWinner(props: WinnerProps) {
  return (
    <Suspense>
      <Winner {...props} />
    </Suspense>
  );
});

/** Loads after the frame: no other page needs it, and most sites have a contest. */
const ArtistHome = import.meta.env.SSR
  ? (await import('./artist-home')).default
  : lazy(() => import('./artist-home'));

export function HomePage() {
  const t = useTranslations('contest');
  const { api } = useServices();
  const ofContest = contestQuery(api);
  const ofSongs = songsQuery(api);
  // The first screen depends on both.
  useFirstAnswers([ofContest, ofSongs], (queries) =>
    Promise.all([queries.prefetchQuery(ofContest), queries.prefetchQuery(ofSongs)]),
  );
  const { data: contest } = useQuery(ofContest);
  const { data: songs = [] } = useQuery(ofSongs);
  useRenewedQueue(songs.length ? songs : undefined);
  if (contest === null) return <ArtistHome songs={songs} HeroSong={HeroSong} NewSongs={NewSongs} />;
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
