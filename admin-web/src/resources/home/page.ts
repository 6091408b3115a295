import type { ConsolePage } from '../../lib/console-page';
import { placeSentences as t } from '../../lib/place-sentences';

/** `app.tsx` imports its view, because the console opens with it. */
export default {
  label: t.home,
  resource: 'home',
  path: '',
  place: 'home',
  order: 10,
  permission: 'entries.moderate',
} satisfies ConsolePage;
