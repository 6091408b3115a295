import type { ConsolePage } from '../../../lib/console-page';
import { changeSentences } from './sentences';

const view = {
  loadFailed: changeSentences.loadFailed,
  load: async () => (await import('./changes-page')).ChangesPage,
};

export default {
  label: changeSentences.tab,
  path: 'changes',
  place: 20,
  icon: 'M4 7h13M13 3l4 4-4 4M20 17H7M11 13l-4 4 4 4',
  permission: 'entries.moderate',
  list: view,
  show: view,
} satisfies ConsolePage;
