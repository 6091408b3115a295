import type { ResourceProps } from 'react-admin';
import { onDemand } from '../../components/on-demand';
import { translations } from '../../lib/sentences';

export default {
  name: 'jury',
  list: onDemand(
    'jury-page',
    translations.jury.loadFailed,
    async () => (await import('./jury-page')).JuryPage,
  ),
} satisfies ResourceProps;
