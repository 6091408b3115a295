import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lyricsFrame, pictureFrame, taggedFile } from '../../../../test/tagged-file';
import { NO_TAGS, readTags } from './read-tags';

const BACKEND = join(import.meta.dirname, '../../../../../backend');
const MEGABYTE = 1024 * 1024;

const fileAt = (path: string) => fileOf(readFileSync(join(BACKEND, path)), path.split('/').at(-1));
const fileOf = (content: Buffer, name = 'song.mp3') =>
  new File([new Uint8Array(content)], name, { type: 'audio/mpeg' });

describe('the tags of a file', () => {
  test.each([
    ['test/fixtures/tone.mp3', 'Tone', 'Nobody'],
    ['demo/songs/hill-road.mp3', 'Hill Road', 'Demo Artist'],
    ['demo/songs/small-moon.wav', 'Small Moon', 'Demo Artist'],
    ['test/fixtures/tone-without-length.mp3', '', ''],
    ['test/fixtures/tone.m4a', '', ''],
    ['test/fixtures/tone-isom.m4a', '', ''],
    ['test/fixtures/tone.aac', '', ''],
    ['test/fixtures/tone.ogg', '', ''],
  ])('of %s', async (path, title, artist) => {
    expect(await readTags(fileAt(path))).toEqual({ ...NO_TAGS, title, artist });
  });

  it('fill each field of the form', async () => {
    const tags = await readTags(
      taggedFile({
        TIT2: 'Small Moon (ചെറുചന്ദ്രൻ)',
        TPE1: 'Nila Varma',
        TDRC: '2025-06-17',
        USLT: lyricsFrame('[00:01.00]മഴ\r\n[00:02.50]പുഴ'),
        APIC: pictureFrame(Buffer.alloc(9, 7)),
      }),
    );
    expect(tags).toEqual({
      title: 'Small Moon',
      titleMalayalam: 'ചെറുചന്ദ്രൻ',
      artist: 'Nila Varma',
      releaseDate: '2025-06-17',
      description: 'മഴ\nപുഴ',
      cover: expect.any(File) as File,
    });
    expect([tags?.cover?.type, tags?.cover?.size]).toEqual(['image/png', 9]);
  });

  test.each([
    ['a title that a recorder has written', { TIT2: 'Track 01' }],
    ['a year, which is no day', { TDRC: '2025' }],
    ['a day that does not exist', { TDRC: '2025-02-31' }],
    ['a line that is too long', { TIT2: 'x'.repeat(201) }],
    ['lyrics that are too long', { USLT: lyricsFrame('x'.repeat(20_001)) }],
    ['a picture of more than 5 MB', { APIC: pictureFrame(Buffer.alloc(5 * MEGABYTE + 1, 7)) }],
    ['a picture without content', { APIC: pictureFrame(Buffer.alloc(0, 7)) }],
  ])('leave out %s', async (_, frames) => {
    expect(await readTags(taggedFile(frames as Record<string, string>))).toEqual(NO_TAGS);
  });

  test('of more than 8 MB are not read here', async () => {
    expect(
      await readTags(taggedFile({ TIT2: 'Small Moon', APIC: pictureFrame(Buffer.alloc(49 * MEGABYTE, 7)) })),
    ).toBeNull();
  });

  test('in the wrong encoding are read again', async () => {
    const asLatin1 = Buffer.concat([Buffer.of(0), Buffer.from('മഴ')]);
    expect((await readTags(taggedFile({ TIT2: asLatin1 })))?.title).toBe('മഴ');
  });

  test.each([
    ['text', Buffer.from('not a song')],
    ['nothing', Buffer.alloc(0)],
    ['half a tag', Buffer.from('ID3\x04\0\0\x7f\x7f\x7f\x7fTIT2')],
    ['half an M4A', readFileSync(join(BACKEND, 'test/fixtures/tone.m4a')).subarray(0, 300)],
  ])('that cannot be read are none: %s', async (_, content) => {
    const { cover, ...texts } = (await readTags(fileOf(content))) ?? NO_TAGS;
    expect([cover, ...Object.values(texts)]).toEqual([null, '', '', '', '', '']);
  });
});
