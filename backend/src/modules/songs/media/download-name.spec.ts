import { parse } from 'content-disposition';
import { attachmentOf } from './download-name.js';

test('a Latin title is the file name', () => {
  expect(attachmentOf({ title: 'Monsoon Letter', slug: 'monsoon-letter' }, 'mp3')).toBe(
    `attachment; filename="Monsoon Letter.mp3"; filename*=UTF-8''Monsoon%20Letter.mp3`,
  );
});

test('a Malayalam title is encoded, with the slug for old clients', () => {
  const header = attachmentOf({ title: 'മഴക്കത്ത്', slug: 'song-1a2b3c' }, 'm4a');
  expect(header).toBe(
    `attachment; filename=song-1a2b3c.m4a; filename*=UTF-8''${encodeURIComponent('മഴക്കത്ത്')}.m4a`,
  );
  expect(parse(header).parameters['filename']).toBe('മഴക്കത്ത്.m4a');
});

test.each([
  ['../../etc/passwd', 'etc passwd.mp3'],
  ['a"; filename="evil.exe', 'a ; filename= evil.exe.mp3'],
  ['a\r\nset-cookie: x', 'aset-cookie x.mp3'],
  ['50% off', '50 off.mp3'],
  ['...', 'slug.mp3'],
  ['gpj\u202Eexe', 'gpjexe.mp3'],
])('%j becomes %j', (title, name) => {
  expect(parse(attachmentOf({ title, slug: 'slug' }, 'mp3')).parameters['filename']).toBe(name);
});

test('joiners of Malayalam are kept', () => {
  const title = 'ന്‍റെ';
  expect(parse(attachmentOf({ title, slug: 'slug' }, 'mp3')).parameters['filename']).toBe(`${title}.mp3`);
});

describe('a long title', () => {
  const nameOf = (title: string) =>
    parse(attachmentOf({ title, slug: 'slug' }, 'mp3')).parameters['filename'] ?? '';
  const family = '👨‍👩‍👧‍👦';
  const syllable = 'ക്ഷ്മീ';

  test.each([
    ['Malayalam', syllable.repeat(33), syllable],
    ['emoji', family.repeat(18), family],
    ['flags', '🇮🇳'.repeat(50), '🇮🇳'],
    ['Latin letters', 'a'.repeat(200), 'a'],
    ['accents', 'e\u0301'.repeat(100), 'e\u0301'],
  ])('of %s becomes a name of at most 255 bytes, of whole characters', (_, title, character) => {
    const name = nameOf(title);
    const stem = name.slice(0, -'.mp3'.length);
    expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255);
    expect(Buffer.byteLength(name) + Buffer.byteLength(character)).toBeGreaterThan(
      Math.min(255, Buffer.byteLength(title)),
    );
    expect(stem.replaceAll(character, '')).toBe('');
  });

  test('that is cut at a blank does not end with it', () => {
    expect(nameOf(`${'a'.repeat(250)} ${'b'.repeat(20)}`)).toBe(`${'a'.repeat(250)}.mp3`);
  });

  test('that is one character without an end is named by the slug', () => {
    expect(nameOf(`a${'\u0301'.repeat(200)}`)).toBe('slug.mp3');
  });
});
