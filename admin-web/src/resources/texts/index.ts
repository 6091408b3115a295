import type { ResourceProps } from 'react-admin';
import { onDemand } from '../../components/on-demand';
import { translations } from '../../lib/sentences';

export default {
  name: 'texts',
  list: onDemand(
    'texts-page',
    translations.texts.loadFailed,
    async () => (await import('./texts-page')).TextsPage,
  ),
} satisfies ResourceProps;
