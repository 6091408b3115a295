// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MAX_AUDIO_BYTES } from '@paattu/shared/rules';
import { CommandError } from '../lib/command-error.mjs';
import { SMALL_SERVER_MEGABYTES } from '../lib/compose-file.mjs';
import { root } from '../lib/project.mjs';
import { until } from '../test/launched.mjs';

/** @typedef {import('./site.mjs').Site} Site */
/** @typedef {import('./engine.mjs').Engine} Engine */

const ENTRIES = 1_000;

const MANY_ENTRIES = `
  insert into contest_entries (contest_id, slug, name, email, youtube_url, video_id, verification_image_url, card_image_url,
                               status, view_count, views_refreshed_at)
  select entry.contest_id, 'singer-' || n, 'Singer ' || n, 'singer-' || n || '@visitor.in', 'https://youtu.be/' || video,
         video, entry.verification_image_url, entry.card_image_url, 'approved', n, now()
  from contest_entries entry, generate_series(1, ${ENTRIES}) n, lateral (select lpad(n::text, 11, 'v') as video) v
  where entry.name = 'Meera'`;

/**
 * Uses the site as on a full day: a song of the greatest size, twice as many entries as a large contest has, and many
 * visitors.
 * @param {Site} site
 * @param {Engine} engine
 * @param {Record<string, string>} headers the owner's
 */
export async function useMemory(site, { postgres }, headers) {
  await postgres.query(MANY_ENTRIES);
  await uploadLongSong(site, postgres.query, headers);
  for (const round of [1, 2, 3]) {
    const pages = [
      '/',
      '/entries',
      '/songs',
      '/ml/entries',
      `/api/contest/entries?limit=100&offset=${round * 100}`,
    ];
    await Promise.all([...pages, ...pages].map((path) => site.ask('GET', path)));
  }
}

/**
 * Says what each service has needed. None may have needed more than the compose file gives it, and all of them fit a small server.
 * @param {Engine} engine
 */
export function checkMemory(engine) {
  const services = engine.memory();
  for (const { name, highest, limit } of services) console.log(`${name}: ${highest} of ${limit} MB at most`);
  const killed = services.filter(({ kills }) => kills > 0).map(({ name }) => name);
  if (killed.length > 0) throw new CommandError(`Too little memory: ${killed.join(', ')}.`);
  const sum = services.filter(({ isRunning }) => isRunning).reduce((total, { limit }) => total + limit, 0);
  if (sum > SMALL_SERVER_MEGABYTES)
    throw new CommandError(`The services may have ${sum} MB, more than a small server has.`);
}

/**
 * @param {Site} site
 * @param {Engine['postgres']['query']} query
 * @param {Record<string, string>} headers
 */
async function uploadLongSong(site, query, headers) {
  const short = readFileSync(join(root, 'backend/demo/songs/monsoon-letter.mp3'));
  const copies = Array.from({ length: Math.floor(MAX_AUDIO_BYTES / short.length) }, () => short);
  const form = new FormData();
  form.append('title', 'The longest song');
  form.append('artist', 'Asha Menon');
  form.append('audio', new Blob(copies.map((copy) => new Uint8Array(copy))), 'song.mp3');
  const { id } = await site.send('POST', '/api/admin/songs', form, headers);
  const processed = `select from uploaded_songs where id = $1 and processing = 'done' and waveform is not null`;
  await until(
    async () => (await query(processed, [id])).length > 0,
    'the waveform of the longest song',
    300_000,
  );
}
