import type { ResourceProps } from 'react-admin';
import { onDemand } from '../../components/on-demand';
import { songSentences } from './sentences';

const { loadFailed } = songSentences;

export default {
  name: 'songs',
  list: onDemand('song-list', loadFailed, async () => (await import('./song-list')).SongList),
  edit: onDemand('song-edit', loadFailed, async () => (await import('./song-edit')).SongEdit),
} satisfies ResourceProps;
