import type { ConsolePage } from '../../lib/console-page';
import { songSentences } from './sentences';

const loadFailed = songSentences.loadFailed;

export default {
  label: songSentences.tab,
  path: 'songs',
  place: 70,
  icon: 'M9 18V5l11-2v13M9 18a3 3 0 11-6 0 3 3 0 016 0zM20 16a3 3 0 11-6 0 3 3 0 016 0z',
  isInPhoneBar: true,
  list: { loadFailed, load: async () => (await import('./song-list')).SongList },
  edit: { loadFailed, load: async () => (await import('./song-edit')).SongEdit },
} satisfies ConsolePage;
