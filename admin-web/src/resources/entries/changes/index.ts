import type { ResourceProps } from 'react-admin';
import { onDemand } from '../../../components/on-demand';
import { changeSentences } from './sentences';

const ChangesPage = onDemand(
  'changes-page',
  changeSentences.loadFailed,
  async () => (await import('./changes-page')).ChangesPage,
);

export default { name: 'changes', list: ChangesPage, show: ChangesPage } satisfies ResourceProps;
