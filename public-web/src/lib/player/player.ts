import { forgetPlayback, loadPlayback, loadVolume, savePlayback } from './saved-state';
import type { Track } from './track';

export interface PlayerState {
  track: Track | null;
  queue: readonly Track[];
  status: 'paused' | 'loading' | 'playing' | 'failed';
  hasNext: boolean;
  hasPrevious: boolean;
}

export interface PlayerTime {
  current: number;
  duration: number;
}

export interface PlayerEvents {
  /** The song is audible: once for each start, not when it resumes after a pause. */
  onStart(track: Track): void;
  /** Each error of the browser, with its `MediaError.code`; also of a second song in a row. */
  onError(track: Track, code: number | undefined): void;
  onFailure(track: Track): void;
}

/** The state that the server renders, too. */
export const NOTHING_LOADED: PlayerState = {
  track: null,
  queue: [],
  status: 'paused',
  hasNext: false,
  hasPrevious: false,
};
export const NO_TIME: PlayerTime = { current: 0, duration: 0 };
/** After this time, "previous" returns to the start of the song instead. */
const RESTART_AFTER_SECONDS = 3;
const GIVE_UP_AFTER = 2;

/**
 * Plays a queue of songs with one audio element outside the tree that React renders, so that music continues across
 * pages. The constructor uses no browser API; `connect` does.
 */
export class Player {
  #audio: HTMLAudioElement | null = null;
  #otherTabs: BroadcastChannel | null = null;
  #queue: readonly Track[] = [];
  #index = -1;
  #status: PlayerState['status'] = 'paused';
  #startReported = false;
  #failuresInRow = 0;
  #firstFailure = { id: '', time: 0 };
  #state = NOTHING_LOADED;
  #time = NO_TIME;
  readonly #listeners = new Set<() => void>();
  readonly #timeListeners = new Set<() => void>();

  constructor(private readonly events: PlayerEvents) {}

  /** Its volume has a module of its own (`volume.ts`), which loads with the bar. */
  get audio(): HTMLAudioElement | null {
    return this.#audio;
  }

  readonly getState = (): PlayerState => this.#state;
  readonly getTime = (): PlayerTime => this.#time;
  readonly subscribe = (listener: () => void) => listen(this.#listeners, listener);
  readonly subscribeTime = (listener: () => void) => listen(this.#timeListeners, listener);

  /** Takes over the page's audio element, and restores the song that was playing before a reload, paused. */
  connect(audio: HTMLAudioElement): void {
    this.#audio = audio;
    audio.volume = loadVolume();
    audio.addEventListener('play', () => this.#otherTabs?.postMessage('playing'));
    audio.addEventListener('waiting', () => this.#setStatus('loading'));
    audio.addEventListener('playing', () => this.#begin());
    audio.addEventListener('pause', () => this.#status !== 'failed' && this.#setStatus('paused'));
    audio.addEventListener('ended', () => this.#finish());
    audio.addEventListener('error', () => this.#fail());
    for (const event of ['timeupdate', 'seeked', 'durationchange', 'loadedmetadata'])
      audio.addEventListener(event, () => this.#tick());
    addEventListener('pagehide', () => this.#save());

    if (typeof BroadcastChannel !== 'undefined') {
      this.#otherTabs = new BroadcastChannel('paattu-player');
      this.#otherTabs.addEventListener('message', () => this.pause());
    }

    const saved = loadPlayback();
    if (!saved) return this.#setStatus('paused');
    this.#queue = saved.queue;
    this.#load(saved.index, saved.time);
    // Resuming a song that began before the reload is not another start.
    this.#startReported = saved.time > 0;
  }

  /** Starts a song at `from` seconds and continues with the rest of `queue`. */
  play(track: Track, queue: readonly Track[], from = 0): void {
    this.#queue = queue;
    this.#failuresInRow = 0;
    this.#load(this.#indexOf(track.id), from);
    this.resume();
  }

  /** Updates the songs from the list. A song that is no longer listed leaves the queue, unless it is playing. */
  renew(songs: readonly Track[]): void {
    const current = this.#queue[this.#index];
    if (!current) return;
    const listed = new Map(songs.map((song) => [song.id, song]));
    const sounds = this.#status === 'playing' || this.#status === 'loading';
    if (!sounds && !listed.has(current.id)) return this.close();
    this.arrange(this.#queue.flatMap((track) => listed.get(track.id) ?? (track === current ? track : [])));
  }

  /** Gives the songs another order, or takes some of them away. The current song is among them, and plays on. */
  arrange(queue: readonly Track[]): void {
    const current = this.#queue[this.#index];
    if (!current) return;
    this.#queue = queue;
    this.#index = this.#indexOf(current.id);
    this.#setStatus(this.#status);
    this.#save();
  }

  resume(): void {
    if (!this.#audio || !this.#state.track) return;
    if (this.#status === 'failed') {
      this.#failuresInRow = 0;
      this.#load(this.#index, this.#time.current);
    }
    this.#setStatus('loading');
    // A rejection means an error, which the error event reports too, or a newer load or pause: nothing more to do.
    this.#audio
      .play()
      .catch(() => this.#status === 'loading' && this.#audio?.paused && this.#setStatus('paused'));
  }

  pause(): void {
    this.#audio?.pause();
  }

  toggle(): void {
    // From the element, not from the status, which follows the element's events a little later.
    if (this.#audio?.paused || this.#status === 'failed') this.resume();
    else this.pause();
  }

  seek(seconds: number): void {
    if (!this.#audio) return;
    this.#audio.currentTime = Math.max(0, Math.min(seconds, this.#time.duration || seconds));
    this.#tick();
  }

  seekBy(seconds: number): void {
    this.seek(this.#time.current + seconds);
  }

  next(): void {
    this.#failuresInRow = 0;
    if (this.#state.hasNext) this.#skipTo(this.#index + 1);
  }

  previous(): void {
    this.#failuresInRow = 0;
    if (this.#time.current > RESTART_AFTER_SECONDS || !this.#state.hasPrevious) this.seek(0);
    else this.#skipTo(this.#index - 1);
  }

  /** Stops, and removes the player bar. */
  close(): void {
    this.pause();
    this.#audio?.removeAttribute('src');
    this.#audio?.load();
    this.#queue = [];
    this.#index = -1;
    forgetPlayback();
    this.#setStatus('paused');
    this.#tick();
  }

  #indexOf(id: string): number {
    return this.#queue.findIndex((track) => track.id === id);
  }

  #skipTo(index: number): void {
    this.#load(index, 0);
    this.resume();
  }

  #load(index: number, from: number): void {
    const track = this.#queue[index];
    if (!this.#audio || !track) return;
    this.#index = index;
    this.#startReported = false;
    this.#audio.src = track.audioUrl;
    this.#audio.currentTime = from;
    this.#time = { current: from, duration: track.durationSeconds ?? 0 };
    this.#setStatus('paused');
    for (const listener of this.#timeListeners) listener();
    this.#save();
  }

  #begin(): void {
    this.#setStatus('playing');
    this.#failuresInRow = 0;
    if (this.#startReported || !this.#state.track) return;
    this.#startReported = true;
    this.events.onStart(this.#state.track);
  }

  #finish(): void {
    if (this.#state.hasNext) return this.next();
    this.#startReported = false;
    this.#setStatus('paused');
  }

  #fail(): void {
    // Without a source no song can have failed: the bar was closed.
    if (!this.#audio?.hasAttribute('src') || !this.#state.track) return;
    this.events.onError(this.#state.track, this.#audio.error?.code);
    this.#failuresInRow++;
    // A second failure in a row means that the server is unreachable: back to the song that the visitor listened to.
    if (this.#failuresInRow >= GIVE_UP_AFTER) {
      this.#load(this.#indexOf(this.#firstFailure.id), this.#firstFailure.time);
      return this.#setStatus('failed');
    }
    this.#firstFailure = { id: this.#state.track.id, time: this.#time.current };
    this.#setStatus('failed');
    this.events.onFailure(this.#state.track);
    // One broken song is skipped, unless the device is offline.
    if (this.#state.hasNext && navigator.onLine) this.#skipTo(this.#index + 1);
  }

  #tick(): void {
    if (!this.#audio) return;
    const track = this.#queue[this.#index];
    const { currentTime, duration } = this.#audio;
    this.#time = track
      ? {
          current: currentTime,
          duration: Number.isFinite(duration) ? duration : (track.durationSeconds ?? 0),
        }
      : NO_TIME;
    for (const listener of this.#timeListeners) listener();
  }

  #setStatus(status: PlayerState['status']): void {
    this.#status = status;
    this.#state = {
      track: this.#queue[this.#index] ?? null,
      queue: this.#queue,
      status,
      hasNext: this.#index + 1 < this.#queue.length,
      hasPrevious: this.#index > 0,
    };
    for (const listener of this.#listeners) listener();
  }

  #save(): void {
    if (this.#queue[this.#index])
      savePlayback({ queue: [...this.#queue], index: this.#index, time: this.#time.current });
  }
}

function listen(listeners: Set<() => void>, listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
