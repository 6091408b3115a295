import { findFileFault, findUploadFault } from './upload-rules';

const audio = new File(['sound'], 'song.mp3', { type: 'audio/mpeg' });

function fields(title: string, artist: string): FormData {
  const form = new FormData();
  form.append('title', title);
  form.append('artist', artist);
  return form;
}

function fileOf(name: string, type: string, bytes = 1): File {
  return new File([new Uint8Array(bytes)], name, { type });
}

describe('findUploadFault', () => {
  test('finds nothing wrong with a title, an artist and an audio file', () => {
    expect(findUploadFault(fields('Monsoon Letter', 'Nila'), { audio, cover: null })).toBeNull();
  });

  test('names blank fields before a missing file', () => {
    expect(findUploadFault(fields('  ', ''), { audio: null, cover: null })).toEqual({
      fields: ['title', 'artist'],
      title: 'Missing Information',
      text: 'Please fill in all required fields',
    });
  });

  test('asks for the audio file', () => {
    expect(findUploadFault(fields('Monsoon Letter', 'Nila'), { audio: null, cover: null })?.title).toBe(
      'Missing Audio File',
    );
  });

  test('looks at the cover too', () => {
    const cover = fileOf('cover.gif', 'image/gif');
    expect(findUploadFault(fields('Monsoon Letter', 'Nila'), { audio, cover })).toEqual({
      fields: ['cover'],
      title: 'Invalid File Type',
      text: 'Please upload only PNG, JPG, or JPEG images',
    });
  });
});

describe('findFileFault', () => {
  test.each([
    ['song.mp3', 'audio/mpeg'],
    ['song.wav', 'audio/x-wav'],
    ['song.m4a', 'audio/mp4'],
    ['song.aac', 'audio/aac'],
    // A system that knows no type for it.
    ['song.m4a', ''],
  ])('takes %s of type "%s"', (name, type) => {
    expect(findFileFault('audio', fileOf(name, type))).toBeNull();
  });

  test.each([
    ['song.ogg', 'audio/ogg'],
    ['song.mp3', 'text/plain'],
    ['song.exe', ''],
  ])('refuses %s of type "%s"', (name, type) => {
    expect(findFileFault('audio', fileOf(name, type))?.text).toBe(
      'Please select an MP3, WAV, M4A, or AAC file',
    );
  });

  test('takes 50 MB and not one byte more', () => {
    const limit = 50 * 1024 * 1024;
    expect(findFileFault('audio', fileOf('song.mp3', 'audio/mpeg', limit))).toBeNull();
    expect(findFileFault('audio', fileOf('song.mp3', 'audio/mpeg', limit + 1))).toEqual({
      fields: ['audio'],
      title: 'File Too Large',
      text: 'Please select a file smaller than 50MB',
    });
  });
});
