import type { ResourceProps } from 'react-admin';
import { onDemand } from '../../../components/on-demand';
import { translations } from '../../../lib/sentences';

const ChangesPage = onDemand(
  'changes-page',
  translations.changes.loadFailed,
  async () => (await import('./changes-page')).ChangesPage,
);

export default { name: 'changes', list: ChangesPage, show: ChangesPage } satisfies ResourceProps;
