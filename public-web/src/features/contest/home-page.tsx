import { useQuery } from '@tanstack/react-query';
import { PageMeta } from '../../components/page-meta';
import { songsQuery } from '../../components/song/song-queries';
import { useRenewedQueue } from '../../components/song/use-renewed-queue';
import { formatPrize } from '../../lib/format';
import { useServices } from '../../lib/services';
import { useTranslations } from '../../translations/use-translations';
import { ContestJsonLd } from './contest-json-ld';
import { contestQuery } from './contest-queries';
import { contestSong } from './contest-song';
import { Hero } from './hero';
import { NewSongs } from './new-songs';
import { PrizeStrip } from './prize-strip';
import { SubmissionSection } from './submission-section';
import { TopEntries } from './top-entries';
import { Tutorial } from './tutorial';

export function HomePage() {
  const t = useTranslations('contest');
  const { api } = useServices();
  const { data: contest } = useQuery(contestQuery(api));
  const { data: songs = [] } = useQuery(songsQuery(api));
  useRenewedQueue(songs.length ? songs : undefined);
  const song = contestSong(songs, contest);
  return (
    <>
      <PageMeta path="/" description={contest && t.hero.description(formatPrize(contest.prizeAmount))} />
      {contest && <ContestJsonLd contest={contest} />}
      <Hero contest={contest} song={song} songs={songs} />
      <PrizeStrip contest={contest} />
      <NewSongs songs={songs} without={song} />
      <Tutorial contest={contest} />
      <SubmissionSection contest={contest} />
      <TopEntries />
    </>
  );
}
