import { stubGlobal, unstubGlobals } from '../../../../packages/api-client/test/stub-global';
import { Player } from './player';
import type { Track } from './track';

/** The part of an audio element that the player uses; `sounds` and `breaks` imitate the browser. */
class FakeAudio extends EventTarget {
  src = '';
  currentTime = 0;
  duration = NaN;
  volume = 1;
  muted = false;
  paused = true;
  error: { code: number } | null = null;

  async play() {
    this.paused = false;
    this.dispatchEvent(new Event('play'));
  }
  pause() {
    if (this.paused) return;
    this.paused = true;
    this.dispatchEvent(new Event('pause'));
  }
  load() {}
  hasAttribute() {
    return this.src !== '';
  }
  removeAttribute() {
    this.src = '';
  }
  sounds = () => this.dispatchEvent(new Event('playing'));
  ends() {
    this.paused = true;
    this.dispatchEvent(new Event('ended'));
  }
  breaks(code = 2) {
    this.error = { code };
    this.dispatchEvent(new Event('error'));
  }
}

const track = (id: string): Track => ({
  id,
  slug: id,
  title: id,
  titleMalayalam: null,
  artist: 'Paattu',
  audioUrl: `/${id}.mp3`,
  coverUrl: null,
  durationSeconds: 60,
});
const [one, two, three] = [track('one'), track('two'), track('three')];
const queue = [one, two, three];

function storage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

let audio: FakeAudio;
let player: Player;
let started: string[];
let failed: string[];
let errors: Array<[string, number | undefined]>;

function connectPlayer() {
  audio = new FakeAudio();
  started = [];
  failed = [];
  errors = [];
  player = new Player({
    onStart: ({ id }) => started.push(id),
    onError: ({ id }, code) => errors.push([id, code]),
    onFailure: ({ id }) => failed.push(id),
  });
  player.connect(audio as unknown as HTMLAudioElement);
}

beforeEach(() => {
  stubGlobal('navigator', { onLine: true });
  stubGlobal('sessionStorage', storage());
  stubGlobal('localStorage', storage());
  stubGlobal('addEventListener', () => {});
  stubGlobal('document', { createElement: () => ({ volume: 1 }) });
  stubGlobal('BroadcastChannel', undefined);
  connectPlayer();
});

afterEach(() => void unstubGlobals());

test('a song counts as started when it is heard, once for each start', () => {
  player.play(one, queue);
  expect(player.getState()).toMatchObject({
    track: one,
    status: 'loading',
    hasNext: true,
    hasPrevious: false,
  });
  expect(started).toEqual([]);

  audio.sounds();
  player.pause();
  player.resume();
  audio.sounds();
  expect(player.getState().status).toBe('playing');
  expect(started).toEqual(['one']);

  player.play(one, queue);
  audio.sounds();
  expect(started).toEqual(['one', 'one']);
});

test('a song starts at the given time', () => {
  player.play(two, queue, 12);
  expect(audio).toMatchObject({ src: '/two.mp3', currentTime: 12 });
  expect(player.getTime()).toEqual({ current: 12, duration: 60 });
});

test('the queue continues to its last song and ends there', () => {
  player.play(two, queue);
  audio.sounds();
  audio.ends();
  expect(player.getState()).toMatchObject({ track: three, status: 'loading', hasNext: false });
  audio.sounds();
  audio.ends();
  expect(player.getState()).toMatchObject({ track: three, status: 'paused' });
  expect(started).toEqual(['two', 'three']);
});

test('Previous goes to the song before, or to the start of a song that has played for a while', () => {
  player.play(two, queue);
  audio.currentTime = 4;
  audio.dispatchEvent(new Event('timeupdate'));
  player.previous();
  expect(player.getState().track).toBe(two);
  expect(audio.currentTime).toBe(0);
  player.previous();
  expect(player.getState().track).toBe(one);
});

test('one broken song is skipped, and after a second one the player is back at the first, where it stopped', () => {
  player.play(one, queue);
  audio.currentTime = 40;
  audio.dispatchEvent(new Event('timeupdate'));
  audio.breaks();
  expect(player.getState()).toMatchObject({ track: two, status: 'loading' });
  audio.breaks();
  expect(player.getState()).toMatchObject({ track: one, status: 'failed' });
  expect(player.getTime().current).toBe(40);
  expect(failed).toEqual(['one']);
});

test('each error names its song and its code, also that of a second song in a row', () => {
  player.play(one, queue);
  audio.breaks(3);
  audio.breaks(4);
  expect(errors).toEqual([
    ['one', 3],
    ['two', 4],
  ]);
});

test('the player is back at the first broken song also when the list of songs has changed meanwhile', () => {
  player.play(two, queue);
  audio.breaks();
  player.renew([two, three]);
  audio.breaks();
  expect(player.getState()).toMatchObject({ track: two, status: 'failed' });
});

test('after it has given up, the player tries the song that the visitor asks for', () => {
  player.play(one, queue);
  audio.breaks();
  audio.breaks();
  player.next();
  expect(player.getState()).toMatchObject({ track: two, status: 'loading' });
  audio.breaks();
  expect(player.getState()).toMatchObject({ track: three, status: 'loading' });
});

test('a device that is offline keeps its song', () => {
  stubGlobal('navigator', { onLine: false });
  player.play(one, queue);
  audio.breaks();
  expect(player.getState()).toMatchObject({ track: one, status: 'failed' });
  expect(failed).toEqual(['one']);
});

test.each([
  { queue: [{}], index: 0, time: 1 },
  { queue, index: 3, time: 1 },
  { queue, index: 0, time: 'NaN' },
  { index: 0, time: 1 },
  7,
])('a damaged note of what plays, %j, is ignored', (saved) => {
  sessionStorage.setItem('paattu-playback', JSON.stringify(saved));

  connectPlayer();

  expect(player.getState().track).toBeNull();
});

test('a reload restores the song, paused, and resuming it is not a new start', () => {
  player.play(two, queue);
  audio.sounds();
  audio.currentTime = 20;
  audio.dispatchEvent(new Event('timeupdate'));
  player.renew(queue);

  connectPlayer();

  expect(player.getState()).toMatchObject({ track: two, status: 'paused', hasPrevious: true });
  expect(player.getTime().current).toBe(20);
  player.toggle();
  audio.sounds();
  expect(started).toEqual([]);
});

test('a song that is no longer listed leaves the queue, unless it is playing', () => {
  player.play(two, queue);
  audio.sounds();
  player.renew([three]);
  expect(player.getState()).toMatchObject({ track: two, hasNext: true, hasPrevious: false });

  player.pause();
  player.renew([three]);
  expect(player.getState().track).toBeNull();
});

test('another order keeps the current song where it plays, and a reload keeps the order', () => {
  player.play(two, queue);
  audio.sounds();
  audio.currentTime = 20;
  player.arrange([three, two, one]);
  expect(player.getState()).toMatchObject({
    track: two,
    status: 'playing',
    hasNext: true,
    hasPrevious: true,
  });
  expect(audio).toMatchObject({ src: '/two.mp3', currentTime: 20 });

  player.renew([one, two, three]);
  connectPlayer();
  expect(player.getState().queue.map(({ id }) => id)).toEqual(['three', 'two', 'one']);

  player.resume();
  player.next();
  expect(player.getState()).toMatchObject({ track: one, hasNext: false });
});

test('closing stops the song and removes it', () => {
  player.play(one, queue);
  player.close();
  expect(player.getState()).toMatchObject({ track: null, status: 'paused' });
  expect(audio).toMatchObject({ paused: true, src: '' });
  connectPlayer();
  expect(player.getState().track).toBeNull();
});
