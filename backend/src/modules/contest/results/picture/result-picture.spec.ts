import sharp from 'sharp';
import { type ResultPicture, resultPictureOf } from './result-picture.js';

const ENGLISH: ResultPicture = {
  locale: 'en',
  artistName: 'Paattu',
  contestTitle: 'Cover Song Contest 2025',
  best: [
    { name: 'ഡെമോ മത്സരാർഥി 3', points: 88_750, place: 1 },
    { name: 'Demo Entrant One', points: 80_000, place: 2 },
    { name: 'Demo Entrant Two', points: 31_818, place: 3 },
  ],
};

/** A JPEG also changes somewhat beside what changes. */
const SAME = 40;

/** Where texts are. */
const PARTS = {
  contest: { left: 70, top: 56, right: 1130, bottom: 116 },
  winner: { left: 70, top: 122, right: 874, bottom: 396 },
  second: { left: 166, top: 418, right: 574, bottom: 538 },
  third: { left: 722, top: 418, right: 1130, bottom: 538 },
};

const pixelsOf = (picture: Buffer) => sharp(picture).removeAlpha().raw().toBuffer();

/** The parts that differ from the English picture, and `elsewhere` if anything else does. */
async function changedParts(result: ResultPicture): Promise<string[]> {
  const [picture, plain] = await Promise.all(
    [result, ENGLISH].map(async (each) => pixelsOf(await resultPictureOf(each))),
  );
  const changed = new Set<string>();
  for (let y = 0; y < 630; y += 1)
    for (let x = 0; x < 1200; x += 1) {
      const at = (y * 1200 + x) * 3;
      if ([at, at + 1, at + 2].every((byte) => Math.abs(picture![byte]! - plain![byte]!) <= SAME)) continue;
      const part = Object.entries(PARTS).find(
        ([, { left, top, right, bottom }]) => x >= left && x < right && y >= top && y < bottom,
      );
      changed.add(part?.[0] ?? 'elsewhere');
    }
  return [...changed].sort();
}

function named(index: number, name: string): ResultPicture {
  return { ...ENGLISH, best: ENGLISH.best.map((each, at) => (at === index ? { ...each, name } : each)) };
}

test('the picture has the size and the bytes that messengers show', async () => {
  for (const result of [ENGLISH, named(0, 'ശ്രീലക്ഷ്മി '.repeat(16))]) {
    const picture = await resultPictureOf(result);
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(picture.length).toBeLessThan(300_000);
  }
});

test('it shows the contest and the three best with their points', async () => {
  const [winner, second, third] = ENGLISH.best as [Finalist, Finalist, Finalist];
  expect(await changedParts(ENGLISH)).toEqual([]);
  expect(await changedParts({ ...ENGLISH, contestTitle: 'കവർ പാട്ട് മത്സരം' })).toEqual(['contest']);
  expect(await changedParts(named(0, 'Asha'))).toEqual(['winner']);
  expect(await changedParts(named(1, 'Asha'))).toEqual(['second']);
  expect(await changedParts(named(2, 'Asha'))).toEqual(['third']);
  const points = { ...third, points: 31_819 };
  expect(await changedParts({ ...ENGLISH, best: [winner, second, points] })).toEqual(['third']);
  expect(await changedParts({ ...ENGLISH, best: [winner, second, third, points] })).toEqual([]);
  expect(await changedParts({ ...ENGLISH, locale: 'ml' })).toEqual(['second', 'third', 'winner']);
});

test('a result with fewer finalists has fewer lines', async () => {
  for (const count of [1, 2]) {
    const picture = await resultPictureOf({ ...ENGLISH, best: ENGLISH.best.slice(0, count) });
    expect((await sharp(picture).metadata()).width).toBe(1200);
  }
});

test.each([
  ['wide letters', 'W'.repeat(200)],
  ['Malayalam words', 'ശ്രീലക്ഷ്മി '.repeat(16)],
  ['Malayalam marks without end', `കീ${'ു'.repeat(190)}`],
  ['emoji', '👨‍👩‍👧‍👦'.repeat(18)],
  ['letters from right to left', 'שלום مرحبا '.repeat(18)],
  ['markup', '</span><b>&amp;<i>'],
])('a name stays in its place: %s', async (_, name) => {
  expect(await changedParts(named(0, name))).toEqual(['winner']);
  expect(await changedParts(named(1, name))).toEqual(['second']);
});

type Finalist = ResultPicture['best'][number];
