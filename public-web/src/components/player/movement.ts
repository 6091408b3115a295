import type { Player } from '../../lib/player/player';
import type { Track } from '../../lib/player/track';

/** Thirty pictures a second: a quiet movement needs no more. */
const FRAME_MS = 33;
/** A strong tone shows soon, and fades slowly. */
const RISE_MS = 100;
const FALL_MS = 400;
/** What moves on the page is looked up this often. */
const LOOK_MS = 1000;
/** By which a picture grows at the loudest place: a cover of 350 px by 4. */
const LIFT = 0.012;

/** The loudness at a share of the song, from 0 to 1, between the two peaks around it (0 to 100). */
export function loudnessAt(peaks: readonly number[], share: number): number {
  const place = Math.min(1, Math.max(0, share)) * (peaks.length - 1);
  const before = Math.floor(place);
  const [from = 0, to = from] = [peaks[before], peaks[before + 1]];
  return Math.min(1, Math.max(0, (from + (to - from) * (place - before)) / 100));
}

/** From one loudness towards another, as far as some milliseconds lead. */
export function towards(loudness: number, next: number, ms: number): number {
  const share = 1 - Math.exp(-ms / (next > loudness ? RISE_MS : FALL_MS));
  return loudness + (next - loudness) * share;
}

const isOnScreen = (element: HTMLElement) => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
};

/** Elements with `data-moves-with` of the song; `data-lift` is how far each moves. */
const movingWith = (id: string) =>
  [...document.querySelectorAll<HTMLElement>(`[data-moves-with="${CSS.escape(id)}"]`)].filter(isOnScreen);

/**
 * Moves what belongs to the current song by the stored waveform, while the song sounds and the page is visible, unless
 * the visitor prefers reduced motion. The returned function ends it.
 */
export function moveWithMusic(
  player: Player,
  peaksOf: (track: Track) => Promise<readonly number[]>,
): () => void {
  const reduced = matchMedia('(prefers-reduced-motion: reduce)');
  const end = new AbortController();
  let track: Track | null = null;
  let peaks: readonly number[] = [];
  let moving: HTMLElement[] = [];
  let [loudness, lastLook, lastFrame, tick] = [0, 0, 0, 0];
  let request = 0;

  function draw(now: number) {
    request = requestAnimationFrame(draw);
    if (now - lastFrame < FRAME_MS) return;
    if (now - lastLook > LOOK_MS) {
      const found = movingWith(track?.id ?? '');
      for (const element of moving) if (!found.includes(element)) element.style.scale = '';
      [moving, lastLook] = [found, now];
    }
    // The player reports its time some times a second; between them the clock goes on.
    const { current, duration } = player.getTime();
    const next = duration > 0 ? loudnessAt(peaks, (current + (now - tick) / 1000) / duration) : 0;
    loudness = towards(loudness, next, Math.min(now - lastFrame, FALL_MS));
    lastFrame = now;
    for (const element of moving) {
      const lift = Number(element.dataset.lift ?? LIFT);
      element.style.scale = (1 + lift * loudness).toFixed(4);
    }
  }

  function stop() {
    cancelAnimationFrame(request);
    request = 0;
    for (const element of moving) element.style.scale = '';
    [moving, loudness, lastLook] = [[], 0, 0];
  }

  function follow() {
    const state = player.getState();
    if (state.track !== track) {
      stop();
      [track, peaks] = [state.track, []];
      if (track?.waveformUrl) void load(track);
    }
    const moves = state.status === 'playing' && peaks.length > 0 && !document.hidden && !reduced.matches;
    if (!moves) stop();
    else if (!request) request = requestAnimationFrame(draw);
  }

  async function load(of: Track) {
    // Without its waveform, the song plays and nothing moves.
    const loaded = await peaksOf(of).catch(() => []);
    if (of !== track || end.signal.aborted) return;
    peaks = loaded;
    follow();
  }

  const { signal } = end;
  document.addEventListener('visibilitychange', follow, { signal });
  reduced.addEventListener('change', follow, { signal });
  const unsubscribe = player.subscribe(follow);
  const unsubscribeTime = player.subscribeTime(() => (tick = performance.now()));
  follow();
  return () => {
    end.abort();
    unsubscribe();
    unsubscribeTime();
    stop();
  };
}
