import type { ResourceProps } from 'react-admin';
import { onDemand } from '../../components/on-demand';
import { translations } from '../../lib/sentences';

const { loadFailed } = translations.moderators;

export default {
  name: 'moderators',
  list: onDemand('moderator-list', loadFailed, async () => (await import('./moderator-list')).ModeratorList),
} satisfies ResourceProps;
