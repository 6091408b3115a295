import { createHash } from 'node:crypto';
import { wcagContrast } from 'culori';
import { clothOf, DYES, dyeOf, UNDYED } from './cloth.js';
import { coverSvg } from './cover-svg.js';
import { DRAWING, drawnVersionOf, letterOf } from './drawn-cover.js';
import { soundOf } from './sound.js';
import { stitchOf } from './weave.js';

/** The same on each run. */
function songOf(seed: number): number[] {
  let state = 7 + seed * 7_919;
  const next = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  next();
  const [level, strokes] = [0.3 + 0.5 * next(), next()];
  return Array.from({ length: 800 }, (_, at) =>
    Math.round(100 * Math.min(1, level * (at % 4 === 0 ? 1 + strokes : 1) * (0.85 + 0.3 * next()))),
  );
}

const SONGS = Array.from({ length: 400 }, (_, seed) => songOf(seed));
const SONG = { letter: 'മ', waveform: songOf(1), durationSeconds: 200 };

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

test('a song has the same cover each time, which a change of the drawing gives a new address', async () => {
  const drawn = await coverSvg(SONG);
  expect(await coverSvg({ ...SONG, waveform: [...SONG.waveform] })).toBe(drawn);
  // If this differs, raise DRAWING.
  expect([DRAWING, hashOf(drawn)]).toMatchInlineSnapshot(`
    [
      1,
      "73249239ee47655b",
    ]
  `);
});

test.each([
  ['letter', { letter: 'H' }],
  ['sound', { waveform: songOf(2) }],
  ['length', { durationSeconds: 201 }],
  ['missing waveform', { waveform: null }],
  ['missing letter', { letter: null }],
])('another %s is another cover', async (_, other) => {
  expect(await coverSvg({ ...SONG, ...other })).not.toBe(await coverSvg(SONG));
});

test.each([
  ['no bars', []],
  ['silence', Array<number>(800).fill(0)],
  ['one tone', Array<number>(800).fill(100)],
  ['one bar', [100]],
])('a song of %s has a cover', async (_, waveform) => {
  const drawn = await coverSvg({ ...SONG, waveform });
  expect(drawn).toMatch(/^<svg .*<\/svg>$/);
  expect(drawn).not.toMatch(/NaN|undefined|Infinity/);
});

test('a cover has a bounded size, and no text or markup of a title', async () => {
  for (const waveform of SONGS.slice(0, 40)) {
    for (const letter of ['സ്ത്രീ', '&', '<', '"']) {
      const drawn = await coverSvg({ letter, waveform, durationSeconds: 201 });
      expect(drawn.length).toBeLessThan(64_000);
      expect(drawn).not.toMatch(/<text|&|സ/);
    }
  }
});

test('the letter is legible on each cloth, and its threads do not hide it', () => {
  const cloths = [UNDYED, ...SONGS.map((song) => clothOf(soundOf(song)))];
  for (const { ground, tone, letter, thread } of cloths) {
    expect(wcagContrast(letter, ground)).toBeGreaterThanOrEqual(5);
    // The letter is still apart where a row touches it.
    expect(wcagContrast(letter, tone)).toBeGreaterThanOrEqual(3);
    expect(wcagContrast(thread, ground)).toBeGreaterThanOrEqual(1.35);
  }
});

test('the drawing can be told from the page by day and by night', () => {
  for (const page of ['#fbf7ee', '#15110c'])
    for (const { ground, tone, letter } of [UNDYED, ...SONGS.map((song) => clothOf(soundOf(song)))]) {
      const contrasts = [ground, tone, letter].map((color) => wcagContrast(color, page));
      expect(Math.max(...contrasts)).toBeGreaterThanOrEqual(5);
    }
});

test('songs spread over all dyes, stitches, and both sides of the cloth', () => {
  const sounds = SONGS.map(soundOf);
  expect(new Set(sounds.map((sound) => dyeOf(sound).name)).size).toBe(DYES.length);
  expect(new Set(sounds.map(stitchOf)).size).toBeGreaterThanOrEqual(3);
  const turned = sounds.filter((sound) => clothOf(sound).ground !== dyeOf(sound).color);
  expect(turned.length).toBeGreaterThan(SONGS.length / 6);
  expect(turned.length).toBeLessThan(SONGS.length / 2);
});

test('a quiet song has a darker dye than a loud one', () => {
  const placeOf = (level: number) => DYES.indexOf(dyeOf({ level, movement: 0.1, crest: 1.5, print: 3 }));
  expect([0, 0.3, 0.55, 0.8, 1].map(placeOf)).toEqual([0, 0, 5, 9, 9]);
});

test('the letter is that of the Malayalam title first', () => {
  const letters = (title: string, titleMalayalam: string | null) => letterOf({ title, titleMalayalam });
  expect(letters('Monsoon Letter', 'മഴക്കത്ത്')).toBe('മ');
  expect(letters('Monsoon Letter', null)).toBe('M');
  expect(letters('Monsoon Letter', '🎵')).toBe('M');
  expect(letters('🎵', null)).toBeNull();
});

test('the address changes with the letter, the audio, and the waveform that is drawn', () => {
  const song = {
    title: 'Rain',
    titleMalayalam: null,
    audioHash: 'a'.repeat(64),
    processing: 'done' as const,
  };
  const version = drawnVersionOf(song);
  expect(version).toMatch(/^d[0-9a-f]{11}$/);
  expect(drawnVersionOf({ ...song, title: 'River' })).toBe(version);
  const others = [
    { ...song, title: 'Moon' },
    { ...song, titleMalayalam: 'മഴ' },
    { ...song, audioHash: 'b'.repeat(64) },
    { ...song, processing: 'pending' as const },
  ];
  expect(new Set([song, ...others].map(drawnVersionOf)).size).toBe(5);
});
