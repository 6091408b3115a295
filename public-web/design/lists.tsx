import { EmptyState } from '../src/components/empty-state';
import { LoadFailure } from '../src/components/load-failure';
import { SongTile } from '../src/components/song/song-tile';
import type { Song } from '../src/components/song/song-queries';
import { Spinner } from '../src/components/spinner';
import { Zari } from '../src/components/zari';
import { SongCard } from '../src/features/songs/song-card';
import { Group } from './group';

const song: Song = {
  id: '00000000-0000-4000-8000-000000000001',
  slug: 'a-song',
  title: 'A Song with a Long Title That Wraps',
  titleMalayalam: 'മഴക്കത്ത്',
  artist: 'Demo Artist',
  description: 'ജൂണിന്റെ ആദ്യത്തെ മേഘം\nനിനക്കായ് ഞാനൊരു കത്തെഴുതി',
  releaseDate: '2025-05-30',
  publishedAt: '2025-05-30T00:00:00.000Z',
  createdAt: '2025-05-30T00:00:00.000Z',
  durationSeconds: 69,
  audioUrl: null,
  coverUrl: null,
  coverPageUrl: null,
  coverCardUrl: null,
  lyricsUrl: null,
  waveformUrl: null,
  upvotes: 1200,
  downvotes: 3,
  playCount: 3_400_000,
  downloadCount: 1,
  ground: null,
};

/** What shows content, and what stands where there is none. */
export function Lists() {
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
          <SongTile song={song} queue={[song]} />
        </div>
      </Group>
      <Group title="Row">
        <div style={{ width: '100%' }}>
          <SongCard song={song} queue={[song]} />
        </div>
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
