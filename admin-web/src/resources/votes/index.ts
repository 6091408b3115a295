import type { ResourceProps } from 'react-admin';
import { onDemand } from '../../components/on-demand';
import { translations } from '../../lib/sentences';

export default {
  name: 'votes',
  list: onDemand(
    'votes-page',
    translations.votes.clusters.loadFailed,
    async () => (await import('./votes-page')).VotesPage,
  ),
} satisfies ResourceProps;
