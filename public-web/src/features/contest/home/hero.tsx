import { formOf, rowOf } from '@paattu/shared/contest-state';
import { dayOrMoment } from '@paattu/shared/dates';
import { Link } from '../../../components/link';
import { CoverWithPlay } from '../../../components/song/cover-with-play';
import { SecondTitle } from '../../../components/song/second-title';
import type { Song } from '../../../components/song/song-queries';
import { SongSeek } from '../../../components/song/song-seek';
import { useSongPlay } from '../../../components/song/use-song-play';
import { useSongTitle } from '../../../lib/song-title';
import { useTranslations } from '../../../translations/use-translations';
import type { Contest } from '../facts/contest-queries';
import { songOf } from '../facts/contest-song';
import { ContestTitle } from '../facts/contest-title';

interface HeroProps {
  contest?: Contest;
  /** As `contestSong` chooses it. */
  song?: Song;
  songs: readonly Song[];
}

/** The first screen: the contest's song, and what a visitor can do now. */
export function Hero({ contest, song, songs }: HeroProps) {
  const { hero: t, newest } = useTranslations('contest');
  const isOwnSong = contest && songOf(songs, contest);
  const { dates } = useTranslations('site');
  const words = contest && rowOf(contest.state).about === 'entries' ? t.entries : t.takingPart;
  return (
    <div
      // The specified page begins with the song.
      className={contest?.entryGate === 'always' ? 'wrap hero' : 'wrap hero hero-voices'}
      data-cover={song ? '' : undefined}
    >
      {song && <HeroCover song={song} songs={songs} />}
      <div className="hero-words">
        <ContestTitle contest={contest} />
        <h1 className="text-4xl leading-display">
          {words.title}
          {words.second && (
            <span
              lang={words.second.lang}
              className="malayalam-own mt-3 block text-[0.4em] leading-normal font-normal text-ink-2"
            >
              {words.second.text}
            </span>
          )}
        </h1>
        <p className="mt-3 max-w-[46ch] text-lg text-ink-2 max-sm:text-base">{words.lead}</p>
        {contest && contest.entryGate !== 'always' && formOf(contest) === 'open' && (
          <p className="mt-3 font-medium">
            {t.until(dayOrMoment(contest.closesAt, contest.timeZone, dates, true))}
          </p>
        )}
        <Offers contest={contest} />
      </div>
      {song && <HeroSong song={song} songs={songs} label={isOwnSong ? undefined : newest} />}
    </div>
  );
}

/** The first button leads to what the contest offers now. */
function Offers({ contest }: { contest?: Contest }) {
  const t = useTranslations('contest').hero;
  const invites = contest && formOf(contest) === 'open';
  const hasEntries = contest && rowOf(contest.state).about === 'entries';
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-7 gap-y-3">
      {invites && (
        <Link to="#enter" className="btn">
          {t.enter}
        </Link>
      )}
      {hasEntries ? (
        <>
          {contest.state === 'voting' && (
            <Link to="/vote" className="btn">
              {t.vote}
            </Link>
          )}
          <Link to="/entries" className={contest.state === 'voting' ? 'btn btn-ghost' : 'btn'}>
            {t.seeEntries}
          </Link>
          <Link to="/songs" className="text-link tap">
            {t.listen}
          </Link>
        </>
      ) : (
        <Link to="#tutorial" className={invites ? 'text-link tap' : 'btn'}>
          {t.howTo}
        </Link>
      )}
    </div>
  );
}

interface HeroCoverProps {
  song: Song;
  songs: readonly Song[];
}

/** The cover of the song that the page is about, with the one big Play of the page. */
export function HeroCover({ song, songs }: HeroCoverProps) {
  return <CoverWithPlay isHero song={song} play={useSongPlay(song, songs)} />;
}

interface HeroSongProps extends HeroCoverProps {
  /** What the song is, if it is not the contest's own. */
  label?: string;
}

/** The titles and the waveform of the song of the cover. */
export function HeroSong({ song, songs, label }: HeroSongProps) {
  const title = useSongTitle(song);
  const play = useSongPlay(song, songs);
  return (
    <div className="hero-song">
      {label && <p className="text-ink-2">{label}</p>}
      <p className="mb-1 flex flex-wrap items-baseline gap-x-3 wrap-anywhere">
        <Link
          to={`/songs/${song.slug}`}
          lang={title.lang}
          className="reach font-display text-xl leading-snug font-[560] hover:underline"
        >
          {title.text}
        </Link>
        <SecondTitle title={title} className="text-ink-2" />
      </p>
      <SongSeek song={song} play={play} />
    </div>
  );
}
