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
