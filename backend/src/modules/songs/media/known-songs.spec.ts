import type { ChangeTopics } from '../../../infra/changes/change-topics.js';
import type { Song } from '../song.entity.js';
import type { SongsQueries } from '../songs.queries.js';
import { KnownSongs, MAX_SONGS } from './known-songs.js';

const changes = { subscribe: () => {} } as unknown as ChangeTopics;
const song = (id: string) => ({ id }) as Song;

// @trust bounded-memory
test('a flood of songs keeps the newest', async () => {
  const find = jest.fn(async (id: string) => song(id));
  const songs = new KnownSongs({ find } as unknown as SongsQueries, changes);
  const ids = Array.from({ length: 2 * MAX_SONGS }, (_, index) => String(index));
  for (const id of ids) await songs.find(id);
  find.mockClear();
  for (const id of ids.slice(-MAX_SONGS)) await songs.find(id);
  expect(find).not.toHaveBeenCalled();
  await songs.find('0');
  expect(find).toHaveBeenCalledTimes(1);
});

// @trust bounded-memory
test('a flood of unknown ids pushes out no song', async () => {
  const find = jest.fn(async (id: string) => (id === 'known' ? song(id) : null));
  const songs = new KnownSongs({ find } as unknown as SongsQueries, changes);
  await songs.find('known');
  for (let index = 0; index < 2 * MAX_SONGS; index += 1) await songs.find(String(index));
  find.mockClear();
  expect(await songs.find('known')).toEqual(song('known'));
  expect(find).not.toHaveBeenCalled();
});
