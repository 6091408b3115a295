import { MAX_IMAGE_PIXELS } from '@paattu/api-client/rules';
import { execFile, type ExecFileException } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import pLimit from 'p-limit';
import { DomainError } from '../errors/domain-error.js';
import { type CheckedImage, wrongType } from './check-image.js';

/** Each holds its file of up to 5 MB. */
export const MAX_WAITING_DECODES = 10;

const SCRIPT = fileURLToPath(new URL('./image-process.js', import.meta.url));
const UNDECODABLE = 65;
const TIMEOUT_MS = 30_000;
const MAX_OUTPUT_BYTES = 32 * 1024 * 1024;

const queue = pLimit(1);

/** One picture for each size. */
type Pictures<Sizes extends number[]> = { [Position in keyof Sizes]: Buffer };

/**
 * Decodes and re-encodes images one at a time. Each has its own process: the allocator keeps much of the memory of a
 * decode, and a crash of the decoder must not end the server. Throws UNAVAILABLE while too many images wait. A size is
 * the longer side in pixels; the first picture is a JPEG, the others are WebP.
 */
export async function decodeImage<Sizes extends number[]>(
  image: CheckedImage,
  ...sizes: Sizes
): Promise<Pictures<Sizes>> {
  if (queue.pendingCount >= MAX_WAITING_DECODES) throw new DomainError('UNAVAILABLE');
  let output = await queue(() => runDecoder(image, sizes));
  const pictures = sizes.map(() => {
    const end = 4 + output.readUInt32BE(0);
    const picture = output.subarray(4, end);
    output = output.subarray(end);
    return picture;
  });
  return pictures as Pictures<Sizes>;
}

function runDecoder({ file, field }: CheckedImage, sizes: number[]): Promise<Buffer> {
  const parameters = [UNDECODABLE, MAX_IMAGE_PIXELS, ...sizes].map(String);
  return new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      [SCRIPT, ...parameters],
      // A process that reads visitors' files must not have the secrets of the environment.
      {
        env: {},
        encoding: 'buffer',
        maxBuffer: MAX_OUTPUT_BYTES,
        timeout: TIMEOUT_MS,
        killSignal: 'SIGKILL',
      },
      (error, output) => {
        if (error === null) resolve(output);
        else reject(toDomainError(error, field));
      },
    );
    // A process that ends early is reported by its exit.
    child.stdin?.on('error', () => {});
    child.stdin?.end(file);
  });
}

function toDomainError(error: ExecFileException, field: string): Error {
  if (error.code === UNDECODABLE) return wrongType(field);
  // Killed, because it took too long or the machine has no memory left, or not even started.
  return error.signal || error.syscall?.startsWith('spawn') ? new DomainError('UNAVAILABLE') : error;
}
