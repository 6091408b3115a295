import { formOf } from '@paattu/shared/contest-state';
import { localizedPath, ownerText } from '@paattu/shared/locales';
import { useQuery } from '@tanstack/react-query';
import { Link } from '../../../components/link';
import { songsQuery } from '../../../components/song/song-queries';
import { useLanguageOf } from '../../../lib/language';
import { useServices } from '../../../lib/services';
import { useLocale, useTranslations } from '../../../translations/use-translations';
import type { Contest } from '../facts/contest-queries';
import { songOf } from '../facts/contest-song';
import { PrizeStrip } from '../facts/prize-strip';
import { VotingBanner } from '../facts/voting-banner';
import { Winner } from '../results/winner';

/** The first screen of the page of a contest: where it stands, its song, its winner and its prize. */
export function ContestHead({ contest }: { contest: Contest }) {
  const t = useTranslations('gallery').contests;
  const { hero } = useTranslations('contest');
  const languageOf = useLanguageOf();
  const title = ownerText(useLocale(), contest.title, contest.titleMalayalam);
  const state = <p className="font-medium text-zari-text">{t.states[contest.state]}</p>;
  return (
    <>
      {contest.hasResults ? (
        <Winner slug={contest.slug} winner={contest.winner}>
          {state}
          <h1 className="text-xl wrap-anywhere" lang={languageOf(title)}>
            {title}
          </h1>
        </Winner>
      ) : (
        <div className="wrap pt-8 md:pt-10">
          <VotingBanner contest={contest} />
          {state}
          <h1 className="mt-3 text-4xl wrap-anywhere" lang={languageOf(title)}>
            {title}
          </h1>
        </div>
      )}
      <div className="wrap">
        <ContestSong contest={contest} />
        <div className="mt-4 mb-10 flex flex-wrap items-center gap-x-7 gap-y-3 print:hidden">
          {formOf(contest) === 'open' && (
            <Link to="/#enter" className="btn">
              {hero.enter}
            </Link>
          )}
          <Link to={`/contests/${contest.slug}/rules`} className="text-link tap">
            {t.rules}
          </Link>
          <CalendarLink contest={contest} />
        </div>
      </div>
      <PrizeStrip contest={contest} />
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
