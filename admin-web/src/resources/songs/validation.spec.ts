import { uploadSentences } from '../../components/file/sentences';
import { fieldError } from '../../lib/field-error';
import { toSongText } from './song-fields';
import { findAudioError } from '../../components/file/file-rules';
import { validateSongText, validateUpload, type UploadValues } from './validation';

const audio = new File(['sound'], 'song.mp3', { type: 'audio/mpeg' });
const filled: UploadValues = {
  ...toSongText(),
  title: 'Monsoon Letter',
  artist: 'Nila',
  audio,
  cover: null,
  hidden: false,
  withoutTags: false,
  refused: { audio: null, cover: null },
};

function fileOf(name: string, type: string, bytes = 1): File {
  return new File([new Uint8Array(bytes)], name, { type });
}

describe('validateUpload', () => {
  test('accepts a title, an artist and an audio file', () => {
    expect(validateUpload(filled)).toEqual({});
  });

  test('reports blank fields and a missing file at once, in the order of the form', () => {
    const missing = (message: string) => ({
      message,
      args: { title: 'Missing Information', text: 'Please fill in all required fields' },
    });
    const errors = validateUpload({ ...filled, title: '  ', artist: '', audio: null });
    expect(Object.entries(errors)).toEqual([
      ['title', missing('Title is needed.')],
      ['artist', missing('Artist is needed.')],
      ['audio', { message: 'Please select an audio file', args: { title: 'Missing Audio File' } }],
    ]);
  });
});

test('a file that was refused is still what is wrong with the field that needs one', () => {
  const noSound = fieldError(uploadSentences.invalidType, uploadSentences.noSoundText);
  const refused = { audio: noSound, cover: null };
  expect(validateUpload({ ...filled, audio: null, refused })).toEqual({ audio: noSound });
  expect(validateUpload({ ...filled, refused: { audio: null, cover: noSound } })).toEqual({});
});

test('a title in Malayalam alone is asked for in the field of the title, with a sentence of its own', () => {
  const { title } = validateSongText({ ...filled, title: '', titleMalayalam: 'മഴക്കത്ത്' });
  expect(title?.message).toBe(uploadSentences.titleInMalayalamAlone);
});

test('the text of a song needs no files', () => {
  expect(validateSongText(filled)).toEqual({});
});

describe('findAudioError', () => {
  test.each([
    ['song.mp3', 'audio/mpeg'],
    ['song.wav', 'audio/x-wav'],
    ['song.m4a', 'audio/mp4'],
    ['song.aac', 'audio/aac'],
    // A system that knows no type for it.
    ['song.m4a', ''],
    // Systems that name it as a video.
    ['song.m4a', 'video/3gpp'],
    ['song.mp3', 'application/octet-stream'],
    ['song', 'audio/mpeg'],
  ])('accepts %s of type "%s"', (name, type) => {
    expect(findAudioError(fileOf(name, type))).toBeNull();
  });

  test.each([
    ['song.ogg', 'audio/ogg'],
    ['song.exe', ''],
  ])('rejects %s of type "%s"', (name, type) => {
    expect(findAudioError(fileOf(name, type))?.message).toBe('Please select an MP3, WAV, M4A, or AAC file');
  });

  test('accepts 50 MB and rejects one byte more', () => {
    const limit = 50 * 1024 * 1024;
    expect(findAudioError(fileOf('song.mp3', 'audio/mpeg', limit))).toBeNull();
    expect(findAudioError(fileOf('song.mp3', 'audio/mpeg', limit + 1))).toEqual({
      message: 'Please select a file smaller than 50MB',
      args: { title: 'File Too Large' },
    });
  });
});
