import { adts, box, chunk, formedWav, id3, mp3, mp4, track } from '../../../../test/factories/audio.js';
import { MemorySource } from '../../../../test/factories/memory-source.js';
import { inspectAudio } from './inspect-audio.js';

const WRONG = 'Please select an MP3, WAV, M4A, or AAC file';
const CUT = 'This file is cut off: its end is missing. Please export or copy it again.';
const DAMAGED = 'This file is damaged, and browsers cannot play it. Please export it again.';
const SHORT = 'This file is shorter than a second. Please select a whole song.';
const is = (codec: string) =>
  `This file is ${codec}, which browsers cannot play. Export it as AAC (M4A), MP3 or WAV.`;

async function verdictOf(file: Buffer): Promise<string> {
  try {
    const { codec, seconds, statedSeconds } = await inspectAudio(new MemorySource(file));
    const stated = statedSeconds === null ? '' : `, states ${statedSeconds.toFixed(2)}`;
    return `${codec}, ${seconds.toFixed(2)}${stated}`;
  } catch (error) {
    return (error as Error).message;
  }
}

const noise = (length: number) => Buffer.from(Array.from({ length }, (_, at) => (at * 7_919) % 127));
const long = (parts: number) => Buffer.alloc(parts);
const oddList = Buffer.concat([Buffer.from('LIST\x05\0\0\0INFOx', 'latin1'), Buffer.alloc(1)]);
const aloneOddList = Buffer.from('LIST\x05\0\0\0INFOx', 'latin1');
const ds64 = (bytes: number) => {
  const content = Buffer.alloc(28);
  content.writeBigUInt64LE(BigInt(bytes), 8);
  return chunk('ds64', content);
};
const fragment = (samples: number) =>
  Buffer.concat([
    box(
      'moof',
      box(
        'traf',
        box('tfhd', Buffer.of(0, 2, 0, 8, 0, 0, 0, 1, 0, 0, 4, 0)),
        box('trun', Buffer.of(0, 0, 0, 0, 0, 0, 0, samples)),
      ),
    ),
    box('mdat', Buffer.alloc(samples * 32)),
  ]);

describe('WAV', () => {
  test.each<[string, Buffer, string]>([
    ['PCM', formedWav(), 'PCM, 1.50'],
    ['PCM of 8 bits', formedWav({ bits: 8 }), 'PCM, 1.50'],
    ['PCM of 20 bits', formedWav({ bits: 20 }), 'PCM, 1.50'],
    ['PCM of 24 bits, extensible', formedWav({ bits: 24, isExtensible: true }), 'PCM, 1.50'],
    ['PCM of 32 bits', formedWav({ bits: 32 }), 'PCM, 1.50'],
    ['PCM of 64 bits', formedWav({ bits: 64 }), is('a WAV file of 64-bit PCM')],
    ['PCM of 0 bits', formedWav({ bits: 0, sound: long(9_000) }), is('a WAV file of 0-bit PCM')],
    ['float', formedWav({ tag: 3, bits: 32 }), '32-bit float PCM, 1.50'],
    ['float, extensible', formedWav({ tag: 3, bits: 32, isExtensible: true }), '32-bit float PCM, 1.50'],
    ['float of 64 bits', formedWav({ tag: 3, bits: 64 }), is('a WAV file of 64-bit float')],
    [
      'float of 64 bits, extensible',
      formedWav({ tag: 3, bits: 64, isExtensible: true }),
      is('a WAV file of 64-bit float'),
    ],
    ['float of 16 bits', formedWav({ tag: 3 }), is('a WAV file of 16-bit float')],
    ['A-law', formedWav({ tag: 6, bits: 8 }), 'A-law, 1.50'],
    ['µ-law, extensible', formedWav({ tag: 7, bits: 8, isExtensible: true }), 'µ-law, 1.50'],
    ['ADPCM', formedWav({ tag: 0x11, bits: 4 }), is('ADPCM in a WAV file')],
    ['ADPCM, extensible', formedWav({ tag: 2, bits: 4, isExtensible: true }), is('ADPCM in a WAV file')],
    ['MP3 without bits', formedWav({ tag: 0x55, bits: 0, sound: mp3() }), is('MP3 in a WAV file')],
    ['Dolby Digital', formedWav({ tag: 0x2000 }), is('Dolby Digital (AC-3) in a WAV file')],
    ['an unknown codec', formedWav({ tag: 0x1234 }), is('a WAV file with the unknown codec 0x1234')],
    [
      'another GUID',
      formedWav({ isExtensible: true, guid: 'ff'.repeat(14) }),
      is('a WAV file with the unknown codec 0xfffe'),
    ],
    ['eight channels', formedWav({ channels: 8 }), 'PCM, 1.50'],
    ['nine channels', formedWav({ channels: 9 }), is('sound with 9 channels')],
    ['no channels', formedWav({ channels: 0, sound: long(9_000) }), is('sound with 0 channels')],
    ['65,535 channels', formedWav({ channels: 65_535, sound: long(9_000) }), is('sound with 65535 channels')],
    ['no rate', formedWav({ sampleRate: 0, sound: long(9_000) }), is('sound with a rate of 0 Hz')],
    ['a rate of 2,999 Hz', formedWav({ sampleRate: 2_999 }), is('sound with a rate of 2999 Hz')],
    [
      'a rate of 4 GHz',
      formedWav({ sampleRate: 0xffff_ffff, sound: long(9_000) }),
      is('sound with a rate of 4294967295 Hz'),
    ],
    ['lengths of 0', formedWav({ statedLength: 0, statedFileLength: 0 }), 'PCM, 1.50'],
    ['lengths of 2 GB', formedWav({ statedLength: 0x7fff_ffff }), 'PCM, 1.50'],
    [
      'lengths of a pipe of sox',
      formedWav({ statedLength: 0x7fff_f000, statedFileLength: 0x7fff_f024 }),
      'PCM, 1.50',
    ],
    ['lengths of 4 GB', formedWav({ statedLength: 0xffff_ffff, statedFileLength: 0xffff_ffff }), 'PCM, 1.50'],
    ['no samples', formedWav({ sound: long(0) }), SHORT],
    ['0.99 seconds', formedWav({ seconds: 0.99 }), SHORT],
    ['RF64', formedWav({ mark: 'RF64', before: ds64(16_000), statedLength: 0xffff_ffff }), 'PCM, 1.00'],
    [
      'BW64 that is cut off',
      formedWav({ mark: 'BW64', before: ds64(99_000), statedLength: 0xffff_ffff }),
      CUT,
    ],
    ['a list of odd length', formedWav({ between: oddList }), 'PCM, 1.50'],
    ['a list behind the samples without a pad byte', formedWav({ after: aloneOddList }), 'PCM, 1.50'],
    [
      'a list in front of them without a pad byte, which hides them',
      formedWav({ between: aloneOddList }),
      DAMAGED,
    ],
    ['a list that states 4 GB', formedWav({ between: chunk('LIST', long(4), 0xffff_ffff) }), DAMAGED],
    [
      '10,000 empty chunks',
      formedWav({ between: Buffer.concat(Array.from({ length: 10_000 }, () => chunk('x   ', long(0)))) }),
      DAMAGED,
    ],
    ['samples in front of the format', formedWav({ before: chunk('data', long(30_000)) }), DAMAGED],
    ['a false count of samples', formedWav({ between: chunk('fact', Buffer.alloc(4, 255)) }), 'PCM, 1.50'],
    ['another WAV behind it', Buffer.concat([formedWav(), formedWav()]), 'PCM, 1.50'],
    ['the mark alone', Buffer.from('RIFF\x24\0\0\0WAVE', 'latin1'), CUT],
    ['half of the mark', Buffer.from('RIFF\x24\0', 'latin1'), WRONG],
    ['AVI', Buffer.concat([Buffer.from('RIFF\0\x01\0\0AVI LIST', 'latin1'), noise(300)]), WRONG],
  ])('%s', async (_, file, verdict) => {
    expect(await verdictOf(file)).toBe(verdict);
  });

  test.each([20, 30, 43, 44, 50, 1_000, 20_000, 23_900])('cut off after %s bytes', async (length) => {
    expect(await verdictOf(formedWav().subarray(0, length))).toBe(CUT);
  });
});

describe('MP3 and AAC without a container', () => {
  test.each<[string, Buffer, string]>([
    ['MP3', mp3(), 'MP3, 1.44'],
    ['MP3 with a right header', mp3({ stated: 60 }), 'MP3, 1.44, states 1.44'],
    ['MP3 with a header of another encoder', mp3({ stated: 60, mark: 'VBRI' }), 'MP3, 1.44, states 1.44'],
    [
      'MP3 that is joined',
      Buffer.concat([mp3({ stated: 60 }), mp3({ stated: 60, mark: 'Info' })]),
      'MP3, 2.88, states 1.44',
    ],
    ['MP3 that is joined, with tags', Buffer.concat([id3(), mp3(), id3(noise(3_000)), mp3()]), 'MP3, 2.88'],
    ['MP3 whose header states 4 billion frames', mp3({ stated: 0xffff_ffff }), CUT],
    ['MP3 whose end is missing', mp3({ stated: 60 }).subarray(0, 384 * 55), CUT],
    [
      'MP3 of another encoder whose end is missing',
      mp3({ stated: 60, mark: 'VBRI' }).subarray(0, 384 * 55),
      CUT,
    ],
    ['MP3 of which a frame is missing', mp3({ stated: 60 }).subarray(0, 384 * 60), 'MP3, 1.42, states 1.44'],
    ['MP3 that ends in a frame', mp3().subarray(0, 384 * 50 + 100), 'MP3, 1.20'],
    ['MP3 behind zeros', Buffer.concat([long(60_000), mp3({ frames: 100 })]), 'MP3, 2.40'],
    [
      'MP3 behind a page of text',
      Buffer.concat([Buffer.from('<html>no</html>'.repeat(40)), mp3()]),
      'MP3, 1.44',
    ],
    ['MP3 behind too many zeros', Buffer.concat([long(70_000), mp3({ frames: 200 })]), WRONG],
    ['MP3 in a file of something else', Buffer.concat([mp3(), noise(200_000)]), WRONG],
    ['MP3 with noise between', Buffer.concat([mp3(), noise(500), mp3()]), 'MP3, 2.88'],
    ['MP3 with AAC behind it', Buffer.concat([mp3(), adts()]), 'MP3, 1.44'],
    ['MP3 behind a tag that states 250 MB', Buffer.concat([id3(long(0), 0xfff_ffff), mp3()]), 'MP3, 1.44'],
    ['MP3 behind two tags', Buffer.concat([id3(), id3(), mp3()]), 'MP3, 1.44'],
    ['three frames', mp3({ frames: 3 }), SHORT],
    ['MP3 of layer II', mp3({ head: [0xff, 0xfd, 0x84, 0xc0] }), is('MPEG audio of another layer (MP2)')],
    ['MP3 in free format', mp3({ head: [0xff, 0xfb, 0x04, 0xc0] }), is('MP3 in free format')],
    ['AAC', adts(), 'AAC, 1.28'],
    ['AAC behind a tag', Buffer.concat([id3(), adts()]), 'AAC, 1.28'],
    ['FLAC behind a tag', Buffer.concat([id3(), Buffer.from('fLaC'), noise(5_000)]), WRONG],
    ['FLAC', Buffer.concat([Buffer.from('fLaC'), noise(5_000)]), WRONG],
    ['AIFF', Buffer.concat([Buffer.from('FORM\0\0\x01\0AIFF'), noise(5_000)]), WRONG],
    ['a tag alone', id3(), WRONG],
    ['noise behind a tag', Buffer.concat([id3(), noise(5_000)]), WRONG],
    ['a text', Buffer.from('not a song at all'.repeat(99)), WRONG],
    ['zeros', long(200_000), WRONG],
    ['bytes of 255', Buffer.alloc(200_000, 255), WRONG],
    ['one byte', Buffer.of(255), WRONG],
    ['nothing', long(0), WRONG],
  ])('%s', async (_, file, verdict) => {
    expect(await verdictOf(file)).toBe(verdict);
  });
});

describe('M4A', () => {
  const AAC_SONG = 'AAC, 1.28, states 1.28';
  const picture = track({ handler: 'vide', entry: 'jpeg', samples: 1 });

  test.each<[string, Buffer, string]>([
    ['AAC', mp4(), AAC_SONG],
    ['AAC with its index at the end', mp4({ isIndexLast: true }), AAC_SONG],
    ...['isom', 'qt  ', '3gp4', 'XXXX'].map((brand): [string, Buffer, string] => [
      `the brand ${brand}`,
      mp4({ brand }),
      AAC_SONG,
    ]),
    ['MP3', mp4({ object: 0x6b }), 'MP3, 1.28, states 1.28'],
    ['FLAC', mp4({ entry: 'fLaC' }), 'FLAC, 1.28, states 1.28'],
    ['Opus', mp4({ entry: 'Opus' }), 'Opus, 1.28, states 1.28'],
    ['ALAC', mp4({ entry: 'alac' }), is('Apple Lossless (ALAC)')],
    ['AC-3', mp4({ entry: 'ac-3' }), is('Dolby Digital (AC-3)')],
    ['AC-3 as a description says', mp4({ object: 0xa5 }), is('Dolby Digital (AC-3)')],
    ['E-AC-3', mp4({ entry: 'ec-3' }), is('Dolby Digital Plus (E-AC-3)')],
    ['DTS', mp4({ entry: 'dtsc' }), is('DTS')],
    ['AMR', mp4({ entry: 'samr' }), is('AMR')],
    ['PCM', mp4({ entry: 'sowt' }), is('uncompressed sound (PCM) in an M4A file')],
    ['a protected song', mp4({ entry: 'drms' }), is('protected (DRM)')],
    ['xHE-AAC', mp4({ config: [0xf9, 0x50] }), is('xHE-AAC')],
    ['an unknown codec', mp4({ entry: 'a\0\u00ffb' }), is('sound of the unknown type “a??b”')],
    ['a picture of a chapter', mp4({ more: [picture] }), AAC_SONG],
    ['a video', mp4({ more: [track({ handler: 'vide', entry: 'avc1' })] }), WRONG],
    ['no sound', mp4({ handler: 'text' }), WRONG],
    ['a false duration', mp4({ statedDuration: 60_000 }), 'AAC, 1.28, states 60.00'],
    [
      'an edit that plays a second',
      mp4({ edits: [[1_000, 1_024]], statedDuration: 1_000 }),
      'AAC, 1.00, states 1.00',
    ],
    [
      'an empty edit',
      mp4({
        edits: [
          [500, -1],
          [1_280, 0],
        ],
      }),
      AAC_SONG,
    ],
    ['more times than samples', mp4({ samplesOfTimes: 0xffff_ffff }), AAC_SONG],
    ['samples of a day', mp4({ delta: 0xffff_ffff }), DAMAGED],
    ['no timescale', mp4({ timescale: 0 }), DAMAGED],
    ['a samples', mp4({ samples: 1 }), SHORT],
    [
      'fragments',
      Buffer.concat([mp4({ samples: 0, statedDuration: 0 }), fragment(40), fragment(40)]),
      'AAC, 1.71',
    ],
    [
      'fragments that are cut off',
      Buffer.concat([mp4({ samples: 0 }), fragment(80), fragment(40).subarray(0, 300)]),
      CUT,
    ],
    [
      'a box of 16 exabytes',
      Buffer.concat([mp4(), Buffer.from('\0\0\0\x01mdat\x7f\xff\xff\xff\xff\xff\xff\xff', 'latin1')]),
      CUT,
    ],
    ['boxes of 0 bytes', Buffer.concat([mp4(), long(50)]), AAC_SONG],
    ['boxes in a box', mp4({ inSampleTable: [box('stbl', box('stbl', box('stbl')))] }), AAC_SONG],
    ['100,000 boxes', Buffer.concat([mp4(), ...Array.from({ length: 100_000 }, () => box('free'))]), DAMAGED],
    [
      'a picture with the first box of an M4A',
      Buffer.concat([box('ftyp', Buffer.from('avif')), box('meta', long(30)), box('mdat')]),
      WRONG,
    ],
    ['the first box alone', box('ftyp', Buffer.from('M4A ')), CUT],
    ['an index alone', mp4().subarray(20, 20 + mp4().readUInt32BE(20)), CUT],
  ])('%s', async (_, file, verdict) => {
    expect(await verdictOf(file)).toBe(verdict);
  });

  test.each([9, 15, 100, 400, 600, 1_000, 2_000])('cut off after %s bytes', async (length) => {
    expect(await verdictOf(mp4().subarray(0, length))).toBe(CUT);
    expect(await verdictOf(mp4({ isIndexLast: true }).subarray(0, length))).toBe(CUT);
  });

  test('deep boxes do not exhaust the stack', async () => {
    let deep = box('stbl');
    for (let depth = 0; depth < 3_000; depth += 1) deep = box('stbl', deep);
    expect(await verdictOf(mp4({ inSampleTable: [deep] }))).toMatch(/AAC|damaged/);
  });
});

test('the length of many frames is that of their samples, without an error for each', async () => {
  const { seconds, sampleRate } = await inspectAudio(new MemorySource(adts(3_000)));
  expect(seconds).toBe((3_000 * 1_024) / sampleRate);
});
