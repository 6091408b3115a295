import { MAX_IMAGE_PIXELS } from '@paattu/shared/rules';
import { execFile, type ExecFileException } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import pLimit from 'p-limit';
import { DomainError } from '../errors/domain-error.js';
import { type CheckedImage, wrongType } from './check-image.js';

/** Each holds its file of up to 5 MB. */
export const MAX_WAITING_DECODES = 10;
/** The other places are for other visitors. */
export const MAX_WAITING_OF_NETWORK = 2;

const SCRIPT = fileURLToPath(new URL('./image-process.js', import.meta.url));
const UNDECODABLE = 65;
const TIMEOUT_MS = 30_000;
const MAX_OUTPUT_BYTES = 32 * 1024 * 1024;

const queue = pLimit(1);
const waitingOf = new Map<string, number>();

/** Too many images wait. Nothing of the rejected one was decoded. */
export class DecodesBusy extends DomainError {
  constructor() {
    super('UNAVAILABLE');
  }
}

/** The network of the visitor who sent an image; null for one of the server's own files. */
export type SenderNetwork = string | null;

/** One picture for each size. */
type Pictures<Sizes extends number[]> = { [Position in keyof Sizes]: Buffer };

/**
 * Decodes and re-encodes images one at a time. Each has its own process: the allocator keeps much of the memory of a
 * decode, and a crash of the decoder must not end the server. Throws `DecodesBusy` while too many images wait, or too many
 * of the network. A size is the longer side in pixels; the first picture is a JPEG of at most `maxBytes`, the others are WebP.
 */
export async function decodeImage<Sizes extends number[]>(
  image: CheckedImage,
  network: SenderNetwork,
  maxBytes: number,
  ...sizes: Sizes
): Promise<Pictures<Sizes>> {
  requireTurn(network);
  let output = await inTurn(network, () => runDecoder(image, maxBytes, sizes));
  const pictures = sizes.map(() => {
    const end = 4 + output.readUInt32BE(0);
    const picture = output.subarray(4, end);
    output = output.subarray(end);
    return picture;
  });
  return pictures as Pictures<Sizes>;
}

/** Throws `DecodesBusy` while an image of the network could not be decoded. Reserves nothing. */
export function requireTurn(network: SenderNetwork): void {
  if (queue.pendingCount >= MAX_WAITING_DECODES) throw new DecodesBusy();
  // Without a running decode, this one does not wait.
  if (network === null || queue.activeCount === 0) return;
  if ((waitingOf.get(network) ?? 0) >= MAX_WAITING_OF_NETWORK) throw new DecodesBusy();
}

function inTurn<T>(network: SenderNetwork, work: () => Promise<T>): Promise<T> {
  if (network === null || queue.activeCount === 0) return queue(work);
  waitingOf.set(network, (waitingOf.get(network) ?? 0) + 1);
  return queue(() => {
    const others = (waitingOf.get(network) ?? 1) - 1;
    if (others > 0) waitingOf.set(network, others);
    else waitingOf.delete(network);
    return work();
  });
}

function runDecoder({ file, field }: CheckedImage, maxBytes: number, sizes: number[]): Promise<Buffer> {
  const parameters = [UNDECODABLE, MAX_IMAGE_PIXELS, maxBytes, ...sizes].map(String);
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
