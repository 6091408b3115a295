import type { ResourceProps } from 'react-admin';
import { onDemand } from '../../components/on-demand';
import { optOutSentences } from './sentences';

const { loadFailed } = optOutSentences;

export default {
  name: 'opt-outs',
  list: onDemand('opt-out-list', loadFailed, async () => (await import('./opt-out-list')).OptOutList),
} satisfies ResourceProps;
