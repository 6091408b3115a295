import type { ResourceProps } from 'react-admin';
import { onDemand } from '../../components/on-demand';
import { siteTextSentences } from './sentences';

export default {
  name: 'texts',
  list: onDemand(
    'texts-page',
    siteTextSentences.loadFailed,
    async () => (await import('./texts-page')).TextsPage,
  ),
} satisfies ResourceProps;
