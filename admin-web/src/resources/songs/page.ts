import type { ConsolePage } from '../../lib/console-page';
import { songSentences } from './sentences';

const loadFailed = songSentences.loadFailed;

export default {
  label: songSentences.tab,
  resource: 'songs',
  path: 'songs',
  place: 'songs',
  order: 10,
  list: { loadFailed, load: async () => (await import('./song-list')).SongList },
  edit: { loadFailed, load: async () => (await import('./song-edit')).SongEdit },
} satisfies ConsolePage;
