import { QueryClient } from '@tanstack/react-query';
import { entryPhotoQuery } from './entry-photo-query';

test('loads the photo once for each version of the entry', async () => {
  const queryClient = new QueryClient();
  const photos = [new Blob(['first']), new Blob(['second'])];
  const loadEntryPhoto = jest.fn().mockResolvedValueOnce(photos[0]).mockResolvedValueOnce(photos[1]);
  const load = (version: string) =>
    queryClient.ensureQueryData(
      entryPhotoQuery({ loadEntryPhoto }, { id: 'asha', version, photoUrl: '/photo' }, 'full'),
    );
  expect([await load('a'), await load('a'), await load('b')]).toEqual([photos[0], photos[0], photos[1]]);
  expect(loadEntryPhoto).toHaveBeenCalledTimes(2);
});
