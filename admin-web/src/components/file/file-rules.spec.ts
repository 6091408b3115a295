import { prepareFile } from './file-rules';

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

test('a picture that cannot be read here is left to the server', async () => {
  // Node decodes no pictures.
  const cover = new File([PNG], 'cover.png', { type: 'image/png' });

  expect(await prepareFile('cover', cover)).toBe(cover);
});

test.each(['a form that is sent while its field prepares the file', 'a form that is sent afterwards'])(
  'a file is prepared once: %s waits for the same',
  async (moment) => {
    const text = new File(['no picture'], 'cover.png', { type: 'image/png' });
    const preparing = prepareFile('cover', text);
    if (moment.endsWith('afterwards')) await preparing;

    expect(prepareFile('cover', text)).toBe(preparing);
    expect(await preparing).toMatchObject({ args: { title: 'Invalid File Type' } });
  },
);

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test.each([
  ['a text', 'Rain on the roof, rain in the yard'],
  ['nothing', ''],
  ['a document', '%PDF-1.7\n%\xff\xff'],
  ['a packed folder', 'PK\x03\x04\x14\xff'],
  ['a picture', '\xff\xd8\xff\xe0'],
])('%s with the name of a song is told when it is chosen', async (_, content) => {
  const file = new File([bytes(content)], 'song.mp3', { type: 'audio/mpeg' });
  expect(await prepareFile('audio', file)).toMatchObject({
    message: expect.stringMatching(/^This file has no sound in it/),
    args: { title: 'Invalid File Type' },
  });
});

test.each([
  ['MP3', '\xff\xfb\x90\x64'],
  ['MP3 after tags', 'ID3\x03\0\0\0\0\0\x0atags'],
  ['MP3 after a text, as a bad download has it', `${'<html>'.repeat(100)}\xff\xfb\x90\x64`],
  ['AAC', '\xff\xf1\x50\x80'],
  ['WAV', 'RIFF\x24\0\0\0WAVEfmt '],
  ['M4A', '\0\0\0\x20ftypM4A '],
  ['M4A that begins with another box', '\0\0\0\x08wide\0\0\0\x08mdat'],
  ['another format of sound', 'OggS\0\x02\xff'],
])('%s is left to the server', async (_, content) => {
  const file = new File([bytes(content)], 'song.mp3', { type: 'audio/mpeg' });
  expect(await prepareFile('audio', file)).toBe(file);
});
