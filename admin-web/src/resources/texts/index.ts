import type { ResourceProps } from 'react-admin';
import { onDemand } from '../../components/on-demand';
import { translations } from '../../translations';

export default {
  name: 'texts',
  list: onDemand(
    'texts-page',
    translations.texts.loadFailed,
    async () => (await import('./texts-page')).TextsPage,
  ),
} satisfies ResourceProps;
