import type { ResourceProps } from 'react-admin';
import { onDemand } from '../../components/on-demand';
import { resultSentences } from './sentences';

export default {
  name: 'results',
  list: onDemand(
    'results-page',
    resultSentences.loadFailed,
    async () => (await import('./results-page')).ResultsPage,
  ),
} satisfies ResourceProps;
