import { join } from 'node:path';

export const verificationPhoto = join(import.meta.dirname, '../fixtures/verification-photo.jpg');

const SAMPLES_PER_SECOND = 8_000;
const HEADER_BYTES = 44;

/** A tone as a WAV file (PCM, mono, 8 bit) that every browser plays. */
export function toneFile(name: string, seconds: number) {
  const samples = SAMPLES_PER_SECOND * seconds;
  const buffer = Buffer.alloc(HEADER_BYTES + samples);
  buffer.write('RIFF', 0);
  buffer.writeUInt32LE(HEADER_BYTES - 8 + samples, 4);
  buffer.write('WAVEfmt ', 8);
  buffer.writeUInt32LE(16, 16);
  buffer.writeUInt16LE(1, 20);
  buffer.writeUInt16LE(1, 22);
  buffer.writeUInt32LE(SAMPLES_PER_SECOND, 24);
  buffer.writeUInt32LE(SAMPLES_PER_SECOND, 28);
  buffer.writeUInt16LE(1, 32);
  buffer.writeUInt16LE(8, 34);
  buffer.write('data', 36);
  buffer.writeUInt32LE(samples, 40);
  for (let index = 0; index < samples; index++) {
    const phase = (2 * Math.PI * 220 * index) / SAMPLES_PER_SECOND;
    buffer[HEADER_BYTES + index] = 128 + Math.round(20 * Math.sin(phase));
  }
  return { name, mimeType: 'audio/wav', buffer };
}
