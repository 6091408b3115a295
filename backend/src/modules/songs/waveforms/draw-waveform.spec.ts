import { chunk, formedWav, mp3 } from '../../../../test/factories/audio.js';
import { MemorySource } from '../../../../test/factories/memory-source.js';
import { fixture } from '../../../../test/factories/songs.js';
import { decodableAudio } from '../audio/decodable-audio.js';
import { inspectAudio } from '../audio/inspect-audio.js';
import { drawWaveform, type DrawLimits, NoWaveformError } from './draw-waveform.js';

async function draw(file: Buffer, limits?: DrawLimits) {
  const source = new MemorySource(file);
  return drawWaveform(source, await inspectAudio(source), limits);
}

/** Loud in its second half. */
function floats(seconds = 1): Buffer {
  const samples = Float32Array.from({ length: 8_000 * seconds }, (_, at) =>
    at < 4_000 * seconds ? 0.2 : 0.8,
  );
  return Buffer.from(samples.buffer);
}

test.each([0, 2, 4, 6])('draws 32-bit float whose samples begin at byte %s of eight', async (offset) => {
  const before = chunk('JUNK', Buffer.alloc(4 + offset));
  const { bars, seconds } = await draw(formedWav({ tag: 3, bits: 32, sound: floats(), before }));
  expect([bars[0], bars[398], bars[402], bars[799]]).toEqual([25, 25, 100, 100]);
  expect(seconds).toBe(1);
});

test.each([
  ['of 24 bits, extensible', formedWav({ bits: 24, isExtensible: true })],
  ['of A-law', formedWav({ tag: 6, bits: 8 })],
  ['without lengths', formedWav({ statedLength: 0, statedFileLength: 0 })],
])('draws a WAV %s', async (_, file) => {
  expect(await draw(file)).toMatchObject({ bars: { length: 800 }, seconds: 1.5 });
});

test('an M4A with its index at the end is decoded as if the index came first', async () => {
  const last = await fixture('tone.m4a');
  const source = new MemorySource(last);
  const parts = [];
  for await (const part of decodableAudio(source, await inspectAudio(source))) parts.push(part);
  const first = Buffer.concat(parts);
  expect(last.indexOf('moov')).toBeGreaterThan(last.indexOf('mdat'));
  expect(first.indexOf('moov')).toBeLessThan(first.indexOf('mdat'));
  const drawn = await draw(last);
  expect(drawn.seconds).toBeCloseTo(2, 0);
  expect(await draw(first)).toEqual(drawn);
});

test('counts all parts of a joined MP3', async () => {
  const part = mp3({ frames: 60, stated: 60 });
  expect((await draw(Buffer.concat([part, part]))).seconds).toBeCloseTo(2.9, 1);
});

// @trust decoder-memory
test('a decoder that takes too much memory or time ends alone', async () => {
  const file = formedWav();
  await expect(draw(file, { memoryBytes: 1 })).rejects.toThrow(NoWaveformError);
  await expect(draw(file, { timeoutMs: 1 })).rejects.toThrow(NoWaveformError);
});

// @trust decoder-memory
test('a song of more samples than can be decoded in time is not decoded', async () => {
  const source = new MemorySource(formedWav());
  const audio = await inspectAudio(source);
  const hours = { ...audio, seconds: 4 * 3600, sampleRate: 48_000, channels: 2 };
  await expect(drawWaveform(source, hours)).rejects.toThrow('too many samples');
});

test('the length of a song that is decoded in many pieces is that of its samples', async () => {
  expect((await draw(formedWav({ sampleRate: 44_100, sound: Buffer.alloc(44_100 * 2 * 69) }))).seconds).toBe(
    69,
  );
});
