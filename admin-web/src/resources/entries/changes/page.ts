import type { ConsolePage } from '../../../lib/console-page';
import { placeSentences as t } from '../../../lib/place-sentences';

const view = async () => (await import('./changes-page')).ChangesPage;

export default {
  label: t.changes,
  resource: 'changes',
  path: 'contest/changes',
  place: 'contest',
  order: 20,
  permission: 'entries.moderate',
  list: view,
  show: view,
} satisfies ConsolePage;
