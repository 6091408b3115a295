import type { ResourceProps } from 'react-admin';
import { onDemand } from '../../components/on-demand';
import { translations } from '../../lib/sentences';

export default {
  name: 'results',
  list: onDemand(
    'results-page',
    translations.results.loadFailed,
    async () => (await import('./results-page')).ResultsPage,
  ),
} satisfies ResourceProps;
