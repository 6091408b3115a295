import type { ResourceProps } from 'react-admin';
import { onDemand } from '../../components/on-demand';
import { translations } from '../../lib/sentences';

const { loadFailed } = translations.optOuts;

export default {
  name: 'opt-outs',
  list: onDemand('opt-out-list', loadFailed, async () => (await import('./opt-out-list')).OptOutList),
} satisfies ResourceProps;
