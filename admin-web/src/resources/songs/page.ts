import type { ConsolePage } from '../../lib/console-page';
import { placeSentences as t } from '../../lib/place-sentences';

export default {
  label: t.uploadSong,
  resource: 'songs',
  path: 'songs',
  place: 'songs',
  order: 10,
  list: async () => (await import('./song-list')).SongList,
  // The upload is a part of the list, opened by the name of its first field.
  create: async () => (await import('./upload-address')).UploadAddress,
  edit: async () => (await import('./song-edit')).SongEdit,
} satisfies ConsolePage;
