import type { ResourceProps } from 'react-admin';
import { onDemand } from '../../components/on-demand';
import { jurySentences } from './sentences';

export default {
  name: 'jury',
  list: onDemand('jury-page', jurySentences.loadFailed, async () => (await import('./jury-page')).JuryPage),
} satisfies ResourceProps;
