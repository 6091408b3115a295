import type { ConsolePage } from '../../lib/console-page';
import { placeSentences as t } from '../../lib/place-sentences';

export default {
  label: t.uploadSong,
  resource: 'songs',
  path: 'songs',
  place: 'songs',
  order: 10,
  list: async () => (await import('./song-list')).SongList,
  edit: async () => (await import('./song-edit')).SongEdit,
} satisfies ConsolePage;
