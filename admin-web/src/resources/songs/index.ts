import type { ResourceProps } from 'react-admin';
import { onDemand } from '../../components/on-demand';
import { translations } from '../../lib/sentences';

const { loadFailed } = translations.songs;

export default {
  name: 'songs',
  list: onDemand('song-list', loadFailed, async () => (await import('./song-list')).SongList),
  edit: onDemand('song-edit', loadFailed, async () => (await import('./song-edit')).SongEdit),
} satisfies ResourceProps;
