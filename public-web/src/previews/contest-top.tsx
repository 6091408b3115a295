import type { Schemas } from '@paattu/api-client';
import { useQuery } from '@tanstack/react-query';
import { songsQuery } from '../components/song/song-queries';
import { contestSong } from '../features/contest/facts/contest-song';
import { Hero } from '../features/contest/home/hero';
import { PrizeStrip } from '../features/contest/facts/prize-strip';
import { useServices } from '../lib/services';
import { PreviewedTime } from '../lib/use-now';

/** The first screen of the home page, at the time of the contest's `serverNow`. */
export function ContestTop({ contest }: { contest: Schemas['ContestDto'] }) {
  const { api } = useServices();
  const { data: songs = [] } = useQuery(songsQuery(api));
  return (
    <PreviewedTime value={Date.parse(contest.serverNow)}>
      <Hero contest={contest} song={contestSong(songs, contest)} songs={songs} />
      <PrizeStrip contest={contest} />
    </PreviewedTime>
  );
}
