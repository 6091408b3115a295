import type { ResourceProps } from 'react-admin';
import { onDemand } from '../../components/on-demand';
import { contestSentences } from './sentences';
import { rulesRoute } from './rules/rules-route';

const { loadFailed } = contestSentences;

export default {
  name: 'contests',
  list: onDemand('contest-list', loadFailed, async () => (await import('./contest-list')).ContestList),
  create: onDemand(
    'contest-create',
    loadFailed,
    async () => (await import('./contest-create')).ContestCreate,
  ),
  edit: onDemand('contest-edit', loadFailed, async () => (await import('./contest-edit')).ContestEdit),
  children: rulesRoute,
} satisfies ResourceProps;
