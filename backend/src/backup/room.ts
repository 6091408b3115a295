import type { Storage } from '../infra/storage/storage.js';
import { NoRoomError } from './backup-error.js';

/** Stays for the site: a full disk would stop its uploads and PostgreSQL. */
export const RESERVE_BYTES = 256 * 1024 * 1024;

/** Of a backup in a bucket, which does not say how much room it has. */
export const MAX_BYTES = 64e9;

/**
 * Refuses to fill a place.
 * @param what needs the room, for people
 * @throws {NoRoomError}
 */
export async function requireRoom(
  place: Pick<Storage, 'freeBytes'>,
  what: string,
  bytes: number,
): Promise<void> {
  const free = (await place.freeBytes()) ?? MAX_BYTES;
  const needed = bytes + RESERVE_BYTES;
  if (needed > free)
    throw new NoRoomError(
      `${what} and the site need about ${megabytes(needed)}, and ${megabytes(free)} are free.`,
    );
}

const megabytes = (bytes: number) => `${Math.ceil(bytes / 1e6)} MB`;
