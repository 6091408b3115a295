import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../components/empty-state';
import { Link } from '../../../components/link';
import { LoadFailure } from '../../../components/load-failure';
import { PageMeta } from '../../../components/page-meta';
import { Spinner } from '../../../components/spinner';
import { sharePicture } from '../../../components/song/share-picture';
import type { Song } from '../../../components/song/song-queries';
import { Zari } from '../../../components/zari';
import { useDates } from '../../../lib/dates';
import { useDeadlines } from '../../../lib/deadlines';
import { useLanguageOf } from '../../../lib/language';
import { useServices } from '../../../lib/services';
import { useLocale, useTranslations } from '../../../translations/use-translations';
import { EntryVideo } from '../entry/entry-video';
import { useOneVideo } from '../entry/use-one-video';
import { contestData } from '../facts/contest-data';
import type { Contest, Entry } from '../facts/contest-queries';
import { contestSong, songOf } from '../facts/contest-song';
import { ContestTitle } from '../facts/contest-title';
import { Prize } from '../facts/prize-strip';
import { useMyVote } from '../voting/my-vote-query';
import { type HomeParts, useSentences } from './later-home';
import { voicesQuery } from './voices-query';

interface VoicesHomeProps extends Omit<VoicesHeroProps, 'mine'> {
  parts: HomeParts;
}

/** The home page while visitors vote and while the jury marks: the entries, and nothing about taking part. */
export function VoicesHome({ kind, contest, songs, parts }: VoicesHomeProps) {
  const sentences = useSentencesOf(kind, contest);
  const { prize } = useTranslations('contest');
  const locale = useLocale();
  const song = contestSong(songs, contest);
  return (
    <>
      <PageMeta
        path="/"
        description={sentences.description}
        image={import.meta.env.SSR && song ? sharePicture(song, locale) : undefined}
        structuredData={import.meta.env.SSR ? (page) => contestData(contest, '/', page) : undefined}
      />
      <VoicesHero
        kind={kind}
        contest={contest}
        songs={songs}
        parts={parts}
        mine={kind === 'voting' && <MyVote />}
      />
      <Voices kind={kind} />
      <section aria-label={prize.label} className="band bg-cloth-2">
        <Zari />
        <div className="wrap py-8">
          <Prize contest={contest} />
        </div>
      </section>
      <parts.NewSongs songs={songs} without={song} />
    </>
  );
}

/** While the winner is chosen, by whom: a contest may have no jury, or none yet. */
function useSentencesOf(kind: 'voting' | 'judging', { hasJury }: Contest) {
  const { voting, judging } = useSentences();
  if (kind === 'voting') return voting;
  return hasJury ? judging : judging.withoutJury;
}

interface VoicesHeroProps {
  kind: 'voting' | 'judging';
  contest: Contest;
  songs: readonly Song[];
  parts: Pick<HomeParts, 'HeroCover' | 'HeroSong'>;
  /** The vote of the visitor. */
  mine?: ReactNode;
}

/** The contest's song, the deadline of the votes or the day of the winner, and the one button. */
export function VoicesHero({ kind, contest, songs, parts: { HeroCover, HeroSong }, mine }: VoicesHeroProps) {
  const t = useSentences();
  const { hero, newest } = useTranslations('contest');
  const song = contestSong(songs, contest);
  const sentences = useSentencesOf(kind, contest);
  return (
    <div className="wrap hero hero-voices" data-cover={song ? '' : undefined}>
      {song && <HeroCover song={song} songs={songs} />}
      <div className="hero-words">
        <ContestTitle contest={contest} />
        <h1 className="text-4xl leading-display max-sm:text-3xl">{sentences.title}</h1>
        <p className="mt-3 max-w-[46ch] text-lg text-ink-2 max-sm:text-base">{sentences.lead}</p>
        <div className="mt-3">
          {kind === 'voting' ? <Until contest={contest} /> : <WinnerOn contest={contest} />}
        </div>
        <div className="mt-4 flex items-center gap-5">
          {kind === 'voting' ? (
            <Link to="/vote" className="btn flex-none">
              {hero.vote}
            </Link>
          ) : (
            <Link to="/entries" className="btn">
              {t.voices.all}
            </Link>
          )}
          {mine}
        </div>
      </div>
      {song && <HeroSong song={song} songs={songs} label={songOf(songs, contest) ? undefined : newest} />}
    </div>
  );
}

function Until({ contest: { votingClosesAt, timeZone } }: { contest: Contest }) {
  const t = useSentences().voting;
  const { deadline } = useDeadlines();
  return <p className="font-medium">{t.until(deadline(votingClosesAt, timeZone))}</p>;
}

function WinnerOn({ contest: { serverNow, winnerAt, timeZone } }: { contest: Contest }) {
  const t = useSentences().judging;
  const { phase } = useTranslations('contest');
  const { date } = useDates();
  return (
    <p className="font-medium">
      {Date.parse(serverNow) < Date.parse(winnerAt) ? phase.winnerOn(date(winnerAt, timeZone)) : t.soon}
    </p>
  );
}

function Voices({ kind }: { kind: 'voting' | 'judging' }) {
  const t = useSentences().voices;
  return (
    <section aria-labelledby="voices-title" className="wrap section">
      <div className="section-head">
        <h2 id="voices-title" className="text-3xl">
          {t.title}
        </h2>
        {kind === 'voting' && (
          <Link to="/entries" className="text-link tap">
            {t.all}
          </Link>
        )}
      </div>
      <VoicesList />
    </section>
  );
}

/** On one line beside the button, so that it moves nothing when it arrives. */
function MyVote() {
  const t = useSentences().voices;
  const languageOf = useLanguageOf();
  const entry = useMyVote().data?.vote?.entry;
  if (!entry) return null;
  return (
    <p className="min-w-0 truncate">
      {t.yours}{' '}
      <Link to="/vote#my-vote" className="text-link reach" lang={languageOf(entry.name)}>
        {entry.name}
      </Link>
    </p>
  );
}

function VoicesList() {
  const t = useTranslations('gallery');
  const { api } = useServices();
  const { data: entries, isLoadingError, refetch } = useQuery(voicesQuery(api));
  const { playing, play } = useOneVideo();
  if (isLoadingError) return <LoadFailure message={t.failed} onRetry={() => void refetch()} />;
  if (!entries) return <Spinner label={t.loading} />;
  if (!entries.length)
    return <EmptyState drawing="no-entries" title={t.empty} text={t.emptyText} heading="h3" />;
  return (
    <ol className="voices">
      {entries.map((entry) => (
        <li key={entry.id} data-playing={playing === entry.id || undefined}>
          <Voice entry={entry} isPlaying={playing === entry.id} onPlay={() => play(entry.id)} />
        </li>
      ))}
    </ol>
  );
}

interface VoiceProps {
  entry: Pick<Entry, 'id' | 'slug' | 'name' | 'photoUrl' | 'videoId'>;
  isPlaying: boolean;
  onPlay(): void;
}

function Voice({ entry, isPlaying, onPlay }: VoiceProps) {
  const languageOf = useLanguageOf();
  return (
    <article aria-labelledby={`voice-${entry.id}`}>
      <EntryVideo entry={entry} isPlaying={isPlaying} onPlay={onPlay} />
      <h3 id={`voice-${entry.id}`} className="mt-3 text-lg wrap-anywhere">
        <Link to={`/entries/${entry.slug}`} className="reach hover:underline" lang={languageOf(entry.name)}>
          {entry.name}
        </Link>
      </h3>
    </article>
  );
}
