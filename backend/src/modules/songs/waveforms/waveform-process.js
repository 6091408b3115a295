// @ts-check
// Runs in its own process, which loads it from `src` and from `dist` without a build, so it is JavaScript.
// stdin: the sound. stdout: JSON with the peaks of equal parts of the sound, how many samples it has, and their rate. The
// arguments are the format and the memory that the process may take, in bytes.
import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { Worker } from 'node:worker_threads';

/** What a decoder makes of a portion is in memory at once: silence grows 3,000 times. */
const PORTION_BYTES = 16 * 1024;
const MAX_PEAKS = 16_384;

/**
 * Single decoders: the package that has all of them brings decoders of other formats, under other licences (decision 097).
 * @type {Record<string, () => Promise<{ decoder: () => Decoder | Promise<Decoder> }>>}
 */
const DECODERS = {
  mp3: () => import('@audio/decode-mp3'),
  wav: () => import('@audio/decode-wav'),
  m4a: () => import('@audio/decode-mp4'),
  aac: () => import('@audio/decode-aac'),
};

/**
 * @typedef {{ channelData: Float32Array[], sampleRate: number }} Sound
 * @typedef {object} Decoder
 * @property {(portion: Uint8Array) => Sound | Promise<Sound>} decode
 * @property {() => Sound | Promise<Sound>} [flush] what it has kept
 */

const [format = '', memory = ''] = process.argv.slice(2);

// Emails and visitors come first. Where memory runs out, the system ends this process and not its parent.
setPriority(10);
try {
  writeFileSync('/proc/self/oom_score_adj', '1000');
} catch {
  // Not Linux.
}
// A thread of its own, because a decode keeps this one busy. The limits of Node leave out what decoders take.
const guard = `setInterval(() => {
  if (process.memoryUsage.rss() > ${Number(memory)}) process.kill(process.pid, 'SIGKILL');
}, 20);`;
new Worker(guard, { eval: true }).unref();

async function* portions() {
  for await (const chunk of process.stdin) {
    if (process.memoryUsage.rss() > Number(memory)) process.kill(process.pid, 'SIGKILL');
    for (let at = 0; at < chunk.length; at += PORTION_BYTES) {
      // A copy: decoders rely on `slice`, which copies the bytes of an array, but not those of a buffer.
      yield new Uint8Array(chunk.subarray(at, at + PORTION_BYTES));
    }
  }
}

/** The sound of each portion. */
async function* decoded() {
  const { decoder } = await /** @type {NonNullable<typeof DECODERS['']>} */ (DECODERS[format])();
  const codec = await decoder();
  for await (const portion of portions()) yield codec.decode(portion);
  if (codec.flush) yield codec.flush();
}

/** The loudest sample of each part; twice as long parts when there are too many. */
class Peaks {
  /** @type {number[]} */
  parts = [];
  length = 1;
  filled = 0;
  peak = 0;

  /** @param {number} level */
  add(level) {
    if (level > this.peak) this.peak = level;
    this.filled += 1;
    if (this.filled === this.length) this.end();
  }

  end() {
    this.parts.push(this.peak);
    this.peak = 0;
    this.filled = 0;
    if (this.parts.length < MAX_PEAKS) return;
    const half = MAX_PEAKS / 2;
    this.parts = Array.from({ length: half }, (_, at) =>
      Math.max(this.parts[2 * at] ?? 0, this.parts[2 * at + 1] ?? 0),
    );
    this.length *= 2;
  }
}

const peaks = new Peaks();
/** The samples of each rate, which the parts of a joined file may change. */
const samples = new Map();
for await (const { channelData, sampleRate } of decoded()) {
  const [first] = channelData;
  // The portion ends within a frame.
  if (!first?.length) continue;
  for (let at = 0; at < first.length; at += 1) {
    let level = 0;
    for (const channel of channelData) level = Math.max(level, Math.abs(channel[at] ?? 0));
    // Not a number in a broken file of floats.
    peaks.add(Number.isFinite(level) ? level : 0);
  }
  samples.set(sampleRate, (samples.get(sampleRate) ?? 0) + first.length);
}
if (peaks.filled > 0) peaks.end();
let seconds = 0;
for (const [sampleRate, count] of samples) seconds += count / sampleRate;
process.stdout.write(JSON.stringify({ peaks: peaks.parts, seconds }));
