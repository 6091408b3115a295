import { DomainError } from '../src/common/errors/domain-error.js';
import { SongInteractionsService } from '../src/modules/songs/song-interactions.service.js';
import { SongsService } from '../src/modules/songs/songs.service.js';
import { createTestApp } from './app.js';
import { client } from './client.js';
import { createUser } from './factories/users.js';

test('an undocumented error fails the test that received it', async () => {
  const app = await createTestApp();
  jest.spyOn(app.get(SongsService), 'listNewest').mockRejectedValueOnce(new DomainError('DUPLICATE_VIDEO'));
  for (const url of ['/api/songs', '/api/songs', '/api/songs/none/lyrics']) await client(app).get(url);

  await expect(app.close()).rejects.toThrow(
    /^The API document lacks:\nGET \/api\/songs 409 DUPLICATE_VIDEO$/,
  );
});

test('an undocumented code of a documented status fails the test', async () => {
  const app = await createTestApp();
  const user = await createUser(app);
  const castVote = jest.spyOn(app.get(SongInteractionsService), 'castVote');
  castVote.mockRejectedValueOnce(new DomainError('DUPLICATE_VIDEO'));
  const url = `/api/songs/${user.id}/vote`;
  await client(app).as(user).put(url, { type: 'upvote' });

  await expect(app.close()).rejects.toThrow(/PUT \/api\/songs\/\{id\}\/vote 409 DUPLICATE_VIDEO$/);
});
