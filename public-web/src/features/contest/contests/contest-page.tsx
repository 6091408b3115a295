import { formOf } from '@paattu/shared/contest-state';
import { localizedPath, ownerText } from '@paattu/shared/locales';
import { formatRupees } from '@paattu/shared/rupees';
import { useQuery } from '@tanstack/react-query';
import { Link } from '../../../components/link';
import { LoadFailure } from '../../../components/load-failure';
import { NotFoundPage } from '../../../components/not-found-page';
import { PageMeta } from '../../../components/page-meta';
import { songsQuery } from '../../../components/song/song-queries';
import { Spinner } from '../../../components/spinner';
import { useLanguageOf } from '../../../lib/language';
import { matchPath } from '../../../lib/router/match-path';
import { useServices } from '../../../lib/services';
import { useFirstAnswers } from '../../../lib/use-first-answers';
import { useLocale, usePath, useTranslations } from '../../../translations/use-translations';
import { contestAtQuery } from '../facts/announced-contests';
import { contestData } from '../facts/contest-data';
import { ContestNeighbours } from '../facts/contest-neighbours';
import type { Contest } from '../facts/contest-queries';
import { songOf } from '../facts/contest-song';
import { PrizeStrip } from '../facts/prize-strip';
import { VotingBanner } from '../facts/voting-banner';
import { Gallery } from '../gallery/gallery';
import { Winner } from '../results/winner';
import { ContestSeal } from './contest-seal';
import { Extensions } from './extensions';

/** A contest at its address, which it keeps for ever: its song, prize, dates and entries. */
export function ContestPage() {
  const t = useTranslations('gallery').contests;
  const { api } = useServices();
  const slug = matchPath('/contests/:slug', usePath())?.slug ?? '';
  const query = contestAtQuery(api, slug);
  useFirstAnswers([query], (queries) => queries.prefetchQuery(query));
  const { data: contest, isLoadingError, refetch } = useQuery(query);
  if (contest === null) return <NotFoundPage />;
  if (!contest)
    return (
      <div className="wrap pt-12 md:pt-16">
        <PageMeta title={t.title} path={`/contests/${slug}`} />
        <h1 className="text-4xl">{t.title}</h1>
        {isLoadingError ? (
          <LoadFailure message={t.failed} onRetry={() => void refetch()} />
        ) : (
          <Spinner label={t.loading} />
        )}
      </div>
    );
  // Another contest begins with its own state.
  return <ContestOf key={contest.id} contest={contest} />;
}

function ContestOf({ contest }: { contest: Contest }) {
  const t = useTranslations('gallery');
  const { hero } = useTranslations('contest');
  const languageOf = useLanguageOf();
  const locale = useLocale();
  const title = ownerText(locale, contest.title, contest.titleMalayalam);
  const path = `/contests/${contest.slug}`;
  return (
    <>
      <div className="wrap pt-12 md:pt-16">
        <PageMeta
          title={title}
          description={t.contests.descriptionOf(
            title,
            ownerText(locale, contest.songTitle, contest.songTitleMalayalam),
            formatRupees(contest.prizeAmount),
          )}
          path={path}
          structuredData={import.meta.env.SSR ? (page) => contestData(contest, path, page) : undefined}
        />
        <VotingBanner contest={contest} />
        <p className="mb-4 font-medium text-zari-text">{t.contests.states[contest.state]}</p>
        <h1 className="text-4xl wrap-anywhere" lang={languageOf(title)}>
          {title}
        </h1>
        <ContestSong contest={contest} />
        <div className="mt-4 mb-10 flex flex-wrap items-center gap-x-7 gap-y-3 print:hidden">
          {formOf(contest) === 'open' && (
            <Link to="/#enter" className="btn">
              {hero.enter}
            </Link>
          )}
          <Link to={`${path}/rules`} className="text-link tap">
            {t.contests.rules}
          </Link>
          <CalendarLink contest={contest} />
        </div>
      </div>
      {contest.hasResults && <Winner slug={contest.slug} winner={contest.winner} />}
      <PrizeStrip contest={contest} />
      <div className="wrap section">
        <Extensions contest={contest} />
        <section aria-labelledby="entries-title">
          <h2 id="entries-title" className="text-3xl">
            {t.title}
          </h2>
          <Gallery path={path} contest={contest} slug={contest.slug} heading="h3" />
        </section>
        <ContestNeighbours contest={contest} />
        <ContestSeal contest={contest} />
      </div>
    </>
  );
}

/** Leads to the song if the site has it. */
function ContestSong({ contest }: { contest: Contest }) {
  const t = useTranslations('gallery').contests;
  const { api } = useServices();
  const { data: songs = [] } = useQuery(songsQuery(api));
  const languageOf = useLanguageOf();
  const song = songOf(songs, contest);
  const title = ownerText(useLocale(), contest.songTitle, contest.songTitleMalayalam);
  return (
    <p className="mt-3 flex min-h-11 flex-wrap items-center gap-x-2 text-lg wrap-anywhere">
      <span className="text-ink-2">{t.song}</span>{' '}
      {song ? (
        <Link to={`/songs/${song.slug}`} className="text-link" lang={languageOf(title)}>
          {title}
        </Link>
      ) : (
        <span lang={languageOf(title)}>{title}</span>
      )}
    </p>
  );
}

/** The dates of a contest as a file for calendars, while there is a date to come. */
function CalendarLink({ contest }: { contest: Contest }) {
  const t = useTranslations('gallery').contests;
  const locale = useLocale();
  if (contest.serverNow >= contest.winnerAt) return null;
  return (
    // A plain link: the browser hands the file to the calendar.
    <a href={localizedPath(locale, `/contests/${contest.slug}.ics`)} className="text-link tap">
      {t.calendar}
    </a>
  );
}
