import type { ResourceProps } from 'react-admin';
import { onDemand } from '../../components/on-demand';
import { moderatorSentences } from './sentences';

const { loadFailed } = moderatorSentences;

export default {
  name: 'moderators',
  list: onDemand('moderator-list', loadFailed, async () => (await import('./moderator-list')).ModeratorList),
} satisfies ResourceProps;
