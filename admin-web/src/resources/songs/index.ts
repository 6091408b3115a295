import type { ResourceProps } from 'react-admin';
import { SongEdit } from './song-edit';
import { SongList } from './song-list';

export default { name: 'songs', list: SongList, edit: SongEdit } satisfies ResourceProps;
