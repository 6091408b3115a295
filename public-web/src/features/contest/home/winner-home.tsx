import { ownerText } from '@paattu/shared/locales';
import { formatRupees } from '@paattu/shared/rupees';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { Link } from '../../../components/link';
import { LoadFailure } from '../../../components/load-failure';
import { PageMeta } from '../../../components/page-meta';
import { Spinner } from '../../../components/spinner';
import type { Song } from '../../../components/song/song-queries';
import { useServices } from '../../../lib/services';
import { useLocale, useTranslations } from '../../../translations/use-translations';
import { EntryVideo } from '../entry/entry-video';
import { Rank } from '../entry/rank';
import { useOneVideo } from '../entry/use-one-video';
import { contestData } from '../facts/contest-data';
import type { Contest } from '../facts/contest-queries';
import { contestSong, songOf } from '../facts/contest-song';
import { ContestTitle } from '../facts/contest-title';
import { SponsorLine } from '../facts/prize-strip';
import { EntryName } from '../results/entry-name';
import { OnKumkum } from '../results/on-kumkum';
import { shortPoints } from '../results/points';
import { resultsPath } from '../results/result-query';
import { WinnerWords } from '../results/winner-words';
import { AboutBand } from './about-band';
import { type HomeParts, useSentences } from './later-home';
import { podiumQuery } from './podium-query';

interface WinnerHomeProps {
  contest: Contest;
  songs: readonly Song[];
  parts: HomeParts;
}

/** The home page after the announcement: who has won, the second and the third. */
export function WinnerHome({ contest, songs, parts }: WinnerHomeProps) {
  const t = useSentences().decided;
  const contestTitle = ownerText(useLocale(), contest.title, contest.titleMalayalam);
  const video = useOneVideo();
  const { winner } = contest;
  // In the place of the winner, once her entry has left the contest.
  const song = winner ? undefined : contestSong(songs, contest);
  return (
    <>
      <PageMeta
        path="/"
        description={winner ? t.description(winner.name, contestTitle) : t.descriptionWithout(contestTitle)}
        structuredData={import.meta.env.SSR ? (page) => contestData(contest, '/', page) : undefined}
      />
      <WinnerHero contest={contest} song={song} songs={songs} parts={parts} video={video} />
      <Others slug={contest.slug} video={video} />
      <parts.NewSongs songs={songs} without={song} />
      <AboutBand />
    </>
  );
}

type Video = ReturnType<typeof useOneVideo<string>>;

interface WinnerHeroProps extends Pick<WinnerHomeProps, 'contest' | 'songs'> {
  song: Song | undefined;
  parts: Pick<HomeParts, 'HeroCover' | 'HeroSong'>;
  video: Video;
}

/** Her photo with her video, or the song. */
export function WinnerHero({
  contest,
  song,
  songs,
  parts: { HeroCover, HeroSong },
  video: { playing, play },
}: WinnerHeroProps) {
  const { hear } = useSentences().decided;
  const t = useTranslations('results');
  const { newest, prize } = useTranslations('contest');
  const { winner, slug } = contest;
  const isPlaying = winner !== null && playing === winner.slug;
  // The color is the winner's.
  const Band = winner ? OnKumkum : Fragment;
  return (
    <Band>
      <section
        aria-labelledby="winner-title"
        className="wrap hero hero-voices"
        data-cover={winner || song ? '' : undefined}
      >
        {winner && (
          <div className="hero-cover">
            <EntryVideo entry={winner} position={0} isPlaying={isPlaying} onPlay={() => play(winner.slug)} />
          </div>
        )}
        {song && <HeroCover song={song} songs={songs} />}
        <div className="hero-words">
          <ContestTitle contest={contest} />
          <WinnerWords winner={winner} heading="h1" className="text-4xl leading-display" />
          <div className="mt-3">
            <p>
              <span className="text-ink-2">{prize.label}</span>{' '}
              <strong className="font-display text-xl font-[560] lining-nums">
                {formatRupees(contest.prizeAmount)}
              </strong>
            </p>
            <SponsorLine contest={contest} />
          </div>
          <p className="mt-6 flex flex-wrap items-center gap-x-7 gap-y-3">
            <Link to={resultsPath(slug)} className="btn">
              {t.winner.all}
            </Link>
            <Link to="/entries" className="text-link tap">
              {hear}
            </Link>
          </p>
        </div>
        {song && <HeroSong song={song} songs={songs} label={songOf(songs, contest) ? undefined : newest} />}
      </section>
    </Band>
  );
}

const STEPS = ['second', 'third'] as const;

/** The second and the third. A contest may have fewer entries. */
function Others({ slug, video: { playing, play } }: { slug: string; video: Video }) {
  const t = useTranslations('results');
  const { api } = useServices();
  const { data: lines, isLoadingError, refetch } = useQuery(podiumQuery(api, slug));
  if (lines && lines.length < 2) return null;
  return (
    <section aria-labelledby="others-title" className="wrap section">
      <h2 id="others-title" className="mb-6 text-3xl">
        {t.runnersUp(lines ? lines.length - 1 : STEPS.length)}
      </h2>
      {isLoadingError && <LoadFailure message={t.failed} onRetry={() => void refetch()} />}
      {!lines && !isLoadingError && <Spinner label={t.loading} />}
      {lines && (
        <ol className="runners-up">
          {STEPS.map((step, index) => {
            const line = lines[index + 1];
            if (!line) return null;
            const { number, place, entry, points } = line;
            const isPlaying = entry !== null && playing === entry.slug;
            return (
              <li key={step} data-playing={isPlaying || undefined}>
                {entry ? (
                  <EntryVideo entry={entry} isPlaying={isPlaying} onPlay={() => play(entry.slug)} />
                ) : (
                  <p className="entry-picture grid place-items-center bg-cloth-3 p-4 text-center text-ink-2">
                    {t.left}
                  </p>
                )}
                <div className="min-w-0">
                  <p className="flex items-center gap-2 font-medium text-zari-text">
                    <Rank rank={place} /> {t.places[step]}
                  </p>
                  <h3 className="mt-1 text-xl wrap-anywhere">
                    <EntryName number={number} entry={entry} className="reach hover:underline" />
                  </h3>
                  <p className="mt-1 text-ink-2 lining-nums">
                    {shortPoints(points)} {t.ofHundred}
                  </p>
                </div>
              </li>
            );
          })}
        </ol>
      )}
    </section>
  );
}
