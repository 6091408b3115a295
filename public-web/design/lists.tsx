import { useState } from 'react';
import { EmptyState } from '../src/components/empty-state';
import { LoadFailure } from '../src/components/load-failure';
import { SongTile } from '../src/components/song/song-tile';
import { Spinner } from '../src/components/spinner';
import { Zari } from '../src/components/zari';
import { EntryCard } from '../src/features/contest/gallery/entry-card';
import { SongCard } from '../src/features/songs/song-card';
import { Group } from './group';
import { bareSong, entry, entryWithoutPhoto, queue, song } from './samples';

/** What shows content, and what stands where there is none. */
export function Lists() {
  const [played, setPlayed] = useState<string | null>(null);
  return (
    <>
      <Group title="Card">
        <div className="card" style={{ padding: '1.5rem' }}>
          A card
        </div>
        <div className="card overflow-hidden">
          <Zari />
          <p style={{ padding: '1.5rem' }}>The main card of a page</p>
        </div>
        <div style={{ width: '12rem' }}>
          <SongTile song={song} queue={queue} />
        </div>
      </Group>
      <Group title="Row">
        <div style={{ width: '100%' }}>
          <SongCard song={song} queue={queue} />
          <SongCard song={bareSong} queue={queue} />
        </div>
      </Group>
      <Group title="Entry card">
        {[entry, entryWithoutPhoto].map((shown, index) => (
          <div key={shown.id} style={{ width: '16rem', alignSelf: 'start' }}>
            <EntryCard
              entry={shown}
              rank={index === 0 ? 1 : undefined}
              isPlaying={played === shown.id}
              onPlay={() => setPlayed(shown.id)}
            />
          </div>
        ))}
      </Group>
      <Group title="Loading">
        <Spinner />
      </Group>
      <Group title="Empty state">
        {['no-songs', 'no-favorites', 'no-entries', 'nothing-found'].map((drawing) => (
          <EmptyState key={drawing} drawing={drawing} title={drawing} text="What to do now." heading="h3" />
        ))}
        <LoadFailure message="The entries could not be loaded." onRetry={() => {}} />
      </Group>
    </>
  );
}
