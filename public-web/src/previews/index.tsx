import type { Schemas } from '@paattu/api-client';
import { CONTRACT_VERSION, type RemotePreviews } from '@paattu/api-client/console';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { songsQuery } from '../components/song/song-queries';
import { contestSong } from '../features/contest/facts/contest-song';
import { ContestHead } from '../features/contest/contests/contest-head';
import { useOneVideo } from '../features/contest/entry/use-one-video';
import { PrizeStrip } from '../features/contest/facts/prize-strip';
import { EntryCard } from '../features/contest/gallery/entry-card';
import { ArtistHero } from '../features/contest/home/artist-home';
import { Hero, HeroCover, HeroSong } from '../features/contest/home/hero';
import { homeOf } from '../features/contest/home/home-kind';
import { VoicesHero } from '../features/contest/home/voices-home';
import { WinnerHero } from '../features/contest/home/winner-home';
import { Winner } from '../features/contest/results/winner';
import { SongCard } from '../features/songs/song-card';
import { useServices } from '../lib/services';
import { PreviewedTime } from '../lib/use-now';
import { AsOnTheSite } from './as-on-the-site';

export const contractVersion = CONTRACT_VERSION;

/** An entry as in the gallery. */
export const EntryPreview: RemotePreviews['EntryPreview'] = ({ entry }) => {
  const [isPlaying, setPlaying] = useState(false);
  return (
    <AsOnTheSite>
      <EntryCard entry={entry} isPlaying={isPlaying} onPlay={() => setPlaying(true)} />
    </AsOnTheSite>
  );
};

/** A contest as at the top of the home page, or of its own page once another one is current. */
export const ContestPreview: RemotePreviews['ContestPreview'] = ({ contest, language }) => (
  <AsOnTheSite isScreen language={language}>
    {contest.isCurrent ? <HomeTop contest={contest} /> : <ContestHead contest={contest} />}
  </AsOnTheSite>
);

/** A song as in the list of songs. */
export const SongPreview: RemotePreviews['SongPreview'] = ({ song }) => (
  <AsOnTheSite>
    <SongCard song={song} queue={[song]} />
  </AsOnTheSite>
);

/** The first screen of the home page, at the time of the contest's `serverNow`. */
function HomeTop({ contest }: { contest: Schemas['ContestDto'] }) {
  const { api } = useServices();
  const { data: songs = [] } = useQuery(songsQuery(api));
  const video = useOneVideo();
  const kind = homeOf(contest, songs.length);
  const parts = { HeroCover, HeroSong };
  if (kind === 'decided') {
    const song = contest.winner ? undefined : contestSong(songs, contest);
    return <WinnerHero contest={contest} song={song} songs={songs} parts={parts} video={video} />;
  }
  if (kind === 'ended') return <ArtistHero songs={songs} parts={parts} />;
  if (kind === 'voting' || kind === 'judging')
    return <VoicesHero kind={kind} contest={contest} songs={songs} parts={parts} />;
  return (
    <PreviewedTime value={Date.parse(contest.serverNow)}>
      <Hero contest={contest} song={contestSong(songs, contest)} songs={songs} />
      {contest.hasResults && <Winner slug={contest.slug} winner={contest.winner} />}
      <PrizeStrip contest={contest} />
    </PreviewedTime>
  );
}
