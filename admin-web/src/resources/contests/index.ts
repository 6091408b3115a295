import type { ResourceProps } from 'react-admin';
import { ContestCreate } from './contest-create';
import { ContestEdit } from './contest-edit';
import { ContestList } from './contest-list';

export default {
  name: 'contests',
  list: ContestList,
  create: ContestCreate,
  edit: ContestEdit,
} satisfies ResourceProps;
