import type { ResourceProps } from 'react-admin';
import { onDemand } from '../../components/on-demand';
import { voteSentences } from './sentences';

export default {
  name: 'votes',
  list: onDemand(
    'votes-page',
    voteSentences.clusters.loadFailed,
    async () => (await import('./votes-page')).VotesPage,
  ),
} satisfies ResourceProps;
