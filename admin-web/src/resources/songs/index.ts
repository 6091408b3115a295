import type { ResourceProps } from 'react-admin';
import { SongEdit } from './song-edit';
import { SongList } from './song-list';

export const songs: ResourceProps = { name: 'songs', list: SongList, edit: SongEdit };
