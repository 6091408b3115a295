import { findFileError } from './file-rules';

const file = (name: string, type: string) => new File(['x'], name, { type });

test.each([
  ['song.m4a', 'video/3gpp'],
  ['song.m4a', 'video/quicktime'],
  ['song.MP3', 'application/octet-stream'],
  ['song.mp3', ''],
  ['song', 'audio/mpeg'],
])('an audio file %s of the type "%s" is sent to the server', (name, type) => {
  expect(findFileError('audio', file(name, type))).toBeNull();
});

test.each([
  ['song.flac', 'audio/flac'],
  ['notes.txt', 'text/plain'],
  ['song', ''],
])('an audio file %s of the type "%s" is refused', (name, type) => {
  expect(findFileError('audio', file(name, type))?.message).toBe(
    'Please select an MP3, WAV, M4A, or AAC file',
  );
});
