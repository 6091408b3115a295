import { sharp } from '../../../../common/images/sharp.js';
import { drawCaptcha } from './captcha-image.js';
import { CAPTCHA_ALPHABET } from './captchas.service.js';

test('each picture is different', async () => {
  const pictures = await Promise.all(Array.from({ length: 5 }, () => drawCaptcha('KXWY4K')));
  expect(new Set(pictures.map((picture) => picture.toString('base64'))).size).toBe(5);
});

test.each(['WWMMWM', '777FFF'])('all letters of %s are within the picture', async (text) => {
  const { data, info } = await sharp(await drawCaptcha(text))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const isDark = (x: number) =>
    Array.from({ length: info.height }, (_, y) => data[(y * info.width + x) * info.channels]! < 128).filter(
      Boolean,
    );
  // Lines cross the edges, and are thin; a letter is higher.
  for (const x of [0, 1, info.width - 2, info.width - 1]) expect(isDark(x).length).toBeLessThan(20);
});

test('the alphabet has no characters that look alike', () => {
  // Turned, a 4 looks like an A.
  for (const group of ['0ODQ', '1ILJ', '2Z', '4', '5S', '6G', '8B', 'UV']) {
    expect([...group].filter((character) => CAPTCHA_ALPHABET.includes(character))).toEqual([]);
  }
  expect(new Set(CAPTCHA_ALPHABET).size).toBe(CAPTCHA_ALPHABET.length);
});
