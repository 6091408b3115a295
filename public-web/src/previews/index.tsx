import { CONTRACT_VERSION, type RemotePreviews } from '@paattu/api-client/console';
import { useState } from 'react';
import { EntryCard } from '../features/contest/gallery/entry-card';
import { SongCard } from '../features/songs/song-card';
import { AsOnTheSite } from './as-on-the-site';
import { ContestTop } from './contest-top';

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

/** A contest as at the top of the home page. */
export const ContestPreview: RemotePreviews['ContestPreview'] = ({ contest, language }) => (
  <AsOnTheSite language={language}>
    <ContestTop contest={contest} />
  </AsOnTheSite>
);

/** A song as in the list of songs. */
export const SongPreview: RemotePreviews['SongPreview'] = ({ song }) => (
  <AsOnTheSite>
    <SongCard song={song} queue={[song]} />
  </AsOnTheSite>
);
