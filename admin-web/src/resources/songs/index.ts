import type { ResourceProps } from 'react-admin';
import { SongList } from './song-list';

export const songs: ResourceProps = { name: 'songs', list: SongList };
