import { CONTRACT_VERSION, type RemotePreviews } from '@paattu/api-client/console';
import { EntryCard } from '../features/contest/entry-card';
import { SongCard } from '../features/songs/song-card';
import { AsOnTheSite } from './as-on-the-site';

export const contractVersion = CONTRACT_VERSION;

/** An entry as in the gallery. */
export const EntryPreview: RemotePreviews['EntryPreview'] = ({ entry }) => (
  <AsOnTheSite>
    <EntryCard entry={entry} />
  </AsOnTheSite>
);

/** A song as in the list of songs. */
export const SongPreview: RemotePreviews['SongPreview'] = ({ song }) => (
  <AsOnTheSite>
    <SongCard song={song} queue={[song]} />
  </AsOnTheSite>
);
