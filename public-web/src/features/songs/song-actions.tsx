import type { ReactNode } from 'react';
import { FavoriteButton } from '../../components/song/favorite-button';
import type { Song } from '../../components/song/song-queries';
import { VoteButtons } from './vote-buttons';

/** Heart and votes, with further actions of the list or of the page. */
export function SongActions({ song, children }: { song: Song; children: ReactNode }) {
  return (
    <div className="relative -mx-2 flex flex-wrap items-center gap-x-1 gap-y-2">
      <FavoriteButton song={song} />
      <VoteButtons song={song} />
      {children}
    </div>
  );
}
