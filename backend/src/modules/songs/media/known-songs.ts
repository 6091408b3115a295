import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Changes } from '../../../infra/changes/changes.js';
import type { Song } from '../song.entity.js';
import { SongsQueries } from '../songs.queries.js';

export const MAX_SONGS = 500;

/** Songs by id, kept until one changes: a player asks for a song's file again and again, a range at a time. */
@Injectable()
export class KnownSongs {
  /** From when they are asked for, so that a change also drops what was read just before it. */
  private readonly kept = new LRUCache<string, Promise<Song | null>>({ max: MAX_SONGS });

  constructor(
    private readonly songs: SongsQueries,
    changes: Changes,
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
      // Made-up ids must not push out the real ones.
      (song) => song ?? this.forget(id, found),
      () => this.forget(id, found),
    );
    return found;
  }

  private forget(id: string, found: Promise<Song | null>): void {
    if (this.kept.peek(id) === found) this.kept.delete(id);
  }
}
