import type { ResourceProps } from 'react-admin';
import { onDemand } from '../../components/on-demand';
import { translations } from '../../lib/sentences';

export default {
  name: 'data',
  list: onDemand(
    'data-page',
    translations.data.kinds.loadFailed,
    async () => (await import('./data-page')).DataPage,
  ),
} satisfies ResourceProps;
