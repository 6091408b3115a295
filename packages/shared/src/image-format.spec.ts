import { imageFormatOf, withArticle } from './image-format.js';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const box = (...brands: string[]) => `\0\0\0\x20ftyp${brands[0]}\0\0\0\0${brands.slice(1).join('')}`;

test.each([
  ['PNG', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR'],
  ['JPEG', '\xff\xd8\xff\xe0'],
  ['JPEG', '\xff\xd8\xff\xdb'],
  ['WebP', 'RIFF\x10\x20\0\0WEBPVP8 '],
  ['GIF', 'GIF89a'],
  ['GIF', 'GIF87a'],
  ['BMP', 'BM\x36\x10\0\0\0\0\0\0'],
  ['AVIF', box('avif', 'mif1', 'miaf')],
  ['AVIF', box('mif1', 'miaf', 'avif')],
  ['HEIC', box('heic', 'mif1', 'heic')],
  ['HEIC', box('mif1', 'heic')],
  ['HEIC', box('msf1', 'hevc')],
  ['TIFF', 'II*\0'],
  ['TIFF', 'MM\0*'],
  ['JPEG XL', '\xff\x0a'],
  ['JPEG XL', '\0\0\0\x0cJXL \r\n'],
  ['JPEG 2000', '\0\0\0\x0cjP  \r\n'],
  ['Photoshop', '8BPS\0\x01'],
])('%s', (format, start) => {
  expect(imageFormatOf(bytes(start))).toBe(format);
});

test.each([
  ['no bytes', ''],
  ['a text', 'BMW is not a bitmap'],
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['a PDF', '%PDF-1.7'],
  ['a video', box('isom', 'mp42')],
  ['a sound', 'RIFF\x10\x20\0\0WAVEfmt '],
  ['a signature that does not come first', ' \xff\xd8\xff'],
  ['the start of a signature', '\x89PNG'],
])('%s is no picture', (_, start) => {
  expect(imageFormatOf(bytes(start))).toBeNull();
});

test.each([
  ['PNG', 'a PNG'],
  ['AVIF', 'an AVIF'],
  ['HEIC', 'an HEIC'],
  ['Photoshop', 'a Photoshop'],
])('%s has the article of its first sound', (format, words) => {
  expect(withArticle(format)).toBe(words);
});
