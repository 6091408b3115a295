import { LRUCache } from 'lru-cache';
import type { ChangeTopics } from '../../../infra/changes/change-topics.js';
import type { Song } from '../song.entity.js';
import type { SongsQueries } from '../songs.queries.js';

export const MAX_SONGS = 500;

/** Keeps songs by id until one changes, because a player requests a file in many ranges. */
export class KnownSongs {
  /** Promises, so that a change also drops a read that is under way. */
  private readonly kept = new LRUCache<string, Promise<Song | null>>({ max: MAX_SONGS });

  constructor(
    private readonly songs: SongsQueries,
    changes: ChangeTopics,
  ) {
    changes.subscribe((topic) => {
      if (topic === 'songs' || topic === 'all') this.kept.clear();
    });
  }

  find(id: string): Promise<Song | null> {
    const known = this.kept.get(id);
    if (known) return known;
    const found = this.songs.find(id);
    this.kept.set(id, found);
    found.then(
      // Made-up ids must not push out real songs.
      (song) => song ?? this.forget(id, found),
      () => this.forget(id, found),
    );
    return found;
  }

  private forget(id: string, found: Promise<Song | null>): void {
    if (this.kept.peek(id) === found) this.kept.delete(id);
  }
}
