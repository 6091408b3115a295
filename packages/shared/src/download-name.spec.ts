import { downloadName } from './download-name.js';

test.each([
  [null, 'River Song.mp3'],
  ['attachment', 'River Song.mp3'],
  ['attachment; filename="Oar Song.mp3"', 'Oar Song.mp3'],
  ['attachment; filename=oar.wav', 'oar.wav'],
  ['attachment; filename="say \\"hi\\".mp3"', 'say "hi".mp3'],
  [`attachment; filename="?.mp3"; filename*=UTF-8''%E0%B4%AA%E0%B5%81%E0%B4%B4.mp3`, 'പുഴ.mp3'],
  [`attachment; filename*=UTF-8''%E0%B4.mp3; filename="plain.mp3"`, 'plain.mp3'],
])('%s saves the file as %s', (header, name) => {
  expect(downloadName(header, 'River Song.mp3')).toBe(name);
});
