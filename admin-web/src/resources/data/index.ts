import type { ResourceProps } from 'react-admin';
import { onDemand } from '../../components/on-demand';
import { dataSentences } from './sentences';

export default {
  name: 'data',
  list: onDemand(
    'data-page',
    dataSentences.kinds.loadFailed,
    async () => (await import('./data-page')).DataPage,
  ),
} satisfies ResourceProps;
