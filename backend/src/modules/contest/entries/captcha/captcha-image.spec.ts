import { drawCaptcha } from './captcha-image.js';
import { CAPTCHA_ALPHABET } from './captchas.service.js';

test('each picture is different', async () => {
  const pictures = await Promise.all(Array.from({ length: 5 }, () => drawCaptcha('KXWY4K')));
  expect(new Set(pictures.map((picture) => picture.toString('base64'))).size).toBe(5);
});

test('the alphabet has no characters that look alike', () => {
  // In this font, a 4 looks like an A.
  for (const group of ['0ODQ', '1ILJ', '2Z', '4', '5S', '6G', '8B', 'UV']) {
    expect([...group].filter((character) => CAPTCHA_ALPHABET.includes(character))).toEqual([]);
  }
  expect(new Set(CAPTCHA_ALPHABET).size).toBe(CAPTCHA_ALPHABET.length);
});
