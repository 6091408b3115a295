import { drawCaptcha } from './captcha-image.js';
import { CAPTCHA_ALPHABET } from './captchas.service.js';

test('no picture is like another', async () => {
  const pictures = await Promise.all(Array.from({ length: 5 }, () => drawCaptcha('KXWY4K')));
  expect(new Set(pictures.map((picture) => picture.toString('base64'))).size).toBe(5);
});

test('nothing that looks alike is in the alphabet', () => {
  // As it is drawn, a 4 reads as an A, of which there is one.
  for (const group of ['0ODQ', '1ILJ', '2Z', '4', '5S', '6G', '8B', 'UV']) {
    expect([...group].filter((character) => CAPTCHA_ALPHABET.includes(character))).toEqual([]);
  }
  expect(new Set(CAPTCHA_ALPHABET).size).toBe(CAPTCHA_ALPHABET.length);
});
