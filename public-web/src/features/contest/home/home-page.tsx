import { showsTakingPart } from '@paattu/shared/contest-state';
import { inTime } from '@paattu/shared/in-time';
import { splitLocale } from '@paattu/shared/locales';
import { formatRupees } from '@paattu/shared/rupees';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, lazy, memo, Suspense, useDeferredValue } from 'react';
import { laterPart } from '../../../components/later-part';
import { PageMeta } from '../../../components/page-meta';
import { sharePicture } from '../../../components/song/share-picture';
import { type Song, songsQuery } from '../../../components/song/song-queries';
import { useRenewedQueue } from '../../../components/song/use-renewed-queue';
import { useServices } from '../../../lib/services';
import { useFirstAnswers } from '../../../lib/use-first-answers';
import type { Area } from '../../../translations/catalogue';
import { loadTranslations } from '../../../translations/loaded';
import { useLocale, useTranslations } from '../../../translations/use-translations';
import { contestData } from '../facts/contest-data';
import { ContestLink } from '../facts/contest-link';
import { type Contest, contestQuery } from '../facts/contest-queries';
import { contestSong } from '../facts/contest-song';
import { PrizeStrip } from '../facts/prize-strip';
import type { WinnerProps } from '../results/winner';
import { SubmissionSection } from '../submission/submission-section';
import { Hero, HeroCover, HeroSong } from './hero';
import { homeOf, type HomeKind } from './home-kind';
import type { HomeParts } from './later-home';
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
  load: async () => (await import('./top-entries')).TopEntries,
  loaded: import.meta.env.SSR ? (await import('./top-entries')).TopEntries : null,
  isWanted: () => false,
});

const LaterAbout = laterPart({
  name: 'about-band',
  load: async () => (await import('./later-homes')).AboutBand,
  loaded: import.meta.env.SSR ? (await import('./later-homes')).AboutBand : null,
  isWanted: () => false,
});

/** The code of the later homes, and the translations of their parts. */
async function loadLaterHomes(...areas: Area[]) {
  const { locale } = splitLocale(location.pathname);
  const [homes] = await inTime(
    Promise.all([import('./later-homes'), ...areas.map((area) => loadTranslations(locale, area))]),
  );
  return homes;
}

/** They load after the frame: at most times a site shows another home, and no other page needs them. */
const { VoicesHome, WinnerHome, ArtistHome } = import.meta.env.SSR
  ? await import('./later-homes')
  : {
      VoicesHome: lazy(async () => ({ default: (await loadLaterHomes('gallery')).VoicesHome })),
      WinnerHome: lazy(async () => ({ default: (await loadLaterHomes('gallery', 'results')).WinnerHome })),
      ArtistHome: lazy(async () => ({ default: (await loadLaterHomes()).ArtistHome })),
    };

/** The server renders without waiting. */
const Winner = import.meta.env.SSR
  ? (await import('./later-homes')).Winner
  : lazy<ComponentType<WinnerProps>>(() =>
      loadLaterHomes('results').then(
        ({ Winner }) => ({ default: Winner }),
        // The page does without it if it does not load.
        () => ({ default: () => null }),
      ),
    );

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

const PARTS: HomeParts = { HeroCover, HeroSong, NewSongs };

export function HomePage() {
  const { api } = useServices();
  const ofContest = contestQuery(api);
  const ofSongs = songsQuery(api);
  // The first screen depends on both.
  useFirstAnswers([ofContest, ofSongs], (queries) =>
    Promise.all([queries.prefetchQuery(ofContest), queries.prefetchQuery(ofSongs)]),
  );
  // Deferred: when the contest enters its next state on an open page, the present home stays until the code of the next one is there.
  const contest = useDeferredValue(useQuery(ofContest).data);
  const { data: songs = [] } = useQuery(ofSongs);
  useRenewedQueue(songs.length ? songs : undefined);
  const kind = homeOf(contest, songs.length);
  if (contest && kind === 'decided') return <WinnerHome contest={contest} songs={songs} parts={PARTS} />;
  if (contest === null || kind === 'ended')
    return <ArtistHome contest={contest ?? null} songs={songs} parts={PARTS} />;
  return <ContestHome kind={kind} contest={contest} songs={songs} />;
}

interface ContestHomeProps {
  kind: HomeKind;
  contest?: Contest;
  songs: readonly Song[];
}

/** One component for all states until the result: whoever fills in the form while it closes keeps it, and reads why. */
function ContestHome({ kind, contest, songs }: ContestHomeProps) {
  const t = useTranslations('contest');
  const locale = useLocale();
  const song = contestSong(songs, contest);
  const isAnnounced = contest && kind === 'announced';
  const hasVoices = kind === 'voting' || kind === 'judging';
  return (
    <>
      {contest && hasVoices ? (
        <VoicesHome kind={kind} contest={contest} songs={songs} parts={PARTS} />
      ) : (
        <>
          <PageMeta
            path="/"
            description={contest && t.hero.description(formatRupees(contest.prizeAmount))}
            image={import.meta.env.SSR && song ? sharePicture(song, locale) : undefined}
            structuredData={
              import.meta.env.SSR && contest ? (page) => contestData(contest, '/', page) : undefined
            }
          />
          <Hero contest={contest} song={song} songs={songs} />
          {contest?.hasResults && <LaterWinner slug={contest.slug} winner={contest.winner} />}
          <PrizeStrip contest={contest} />
          <NewSongs songs={songs} without={song} />
          {(!contest || showsTakingPart(contest)) && <LaterTutorial />}
        </>
      )}
      {!isAnnounced && <SubmissionSection contest={contest} />}
      {!isAnnounced && !hasVoices && <LaterTopEntries />}
      {contest && kind !== 'specified' && <LaterAbout />}
      {contest?.previous && (
        <p className="wrap mt-4 text-ink-2">
          {t.former} <ContestLink contest={contest.previous} />
        </p>
      )}
    </>
  );
}
