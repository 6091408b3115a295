import { createRequire } from 'node:module';
import type { Sharp, SharpConstructor, SharpInput, SharpOptions } from 'sharp';

let loaded: SharpConstructor | undefined;

interface Open {
  (options: SharpOptions): Sharp;
  (input: SharpInput | SharpInput[], options?: SharpOptions): Sharp;
}

/** Loads the native library, 15 MB, with the first picture. */
export const sharp = ((...parameters: Parameters<SharpConstructor>) =>
  (loaded ??= load())(...parameters)) as Open;

function load(): SharpConstructor {
  const library = createRequire(import.meta.url)('sharp') as SharpConstructor;
  // libvips would keep decoded images in a cache and start a thread for each core. The server only reads headers,
  // draws captchas and the pictures of entries, and counts the colors of its own covers with it, and decodes uploads in
  // separate processes.
  library.cache(false);
  library.concurrency(1);
  return library;
}
