import sharp from 'sharp';
import { coverSvg } from './cover-svg.js';
import { drawSharePicture } from './share-picture.js';

const TEXTS = { title: 'മഴക്കത്ത്', second: 'Monsoon Letter', artist: 'Asha Menon' };
const COLORS = { ground: '#0f4d3b', ink: '#fbf7ee' };

async function draw(texts: Partial<typeof TEXTS>): Promise<Buffer> {
  const cover = await coverSvg({ letter: 'മ', waveform: null, durationSeconds: null });
  return drawSharePicture({ cover: Buffer.from(cover), ...COLORS, ...TEXTS, ...texts });
}

/** How many pixels of the cover, and how many beside it, differ much. */
async function changedPixels(one: Buffer, other: Buffer): Promise<{ ofCover: number; beside: number }> {
  const [first, second] = await Promise.all([one, other].map((file) => sharp(file).raw().toBuffer()));
  const changed = { ofCover: 0, beside: 0 };
  for (let at = 0; at < first!.length; at += 3)
    if (Math.abs(first![at]! - second![at]!) > 60) changed[(at / 3) % 1200 < 630 ? 'ofCover' : 'beside'] += 1;
  return changed;
}

test.each([
  ['a long title', { title: 'ശ്രീലക്ഷ്മി '.repeat(16), second: 'W'.repeat(200) }],
  ['no second title', { second: '' }],
  ['emoji', { title: '👨‍👩‍👧‍👦'.repeat(18), second: '' }],
  ['markup', { title: '</span><b>&amp;<i>' }],
])('%s stays beside the cover, in a size that messengers show', async (_, texts) => {
  const [plain, picture] = [await draw({}), await draw(texts)];
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(picture.length).toBeLessThan(300_000);
  const { ofCover, beside } = await changedPixels(plain, picture);
  expect(ofCover).toBe(0);
  expect(beside).toBeGreaterThan(500);
});
