import type { ConsolePage } from '../../../lib/console-page';
import { changeSentences } from './sentences';

const view = {
  loadFailed: changeSentences.loadFailed,
  load: async () => (await import('./changes-page')).ChangesPage,
};

export default {
  label: changeSentences.tab,
  resource: 'changes',
  path: 'contest/changes',
  place: 'contest',
  order: 20,
  permission: 'entries.moderate',
  list: view,
  show: view,
} satisfies ConsolePage;
