import type { ConsolePage } from '../../lib/console-page';
import { homeSentences } from './sentences';

/** `app.tsx` imports its view, because the console opens with it. */
export default {
  label: homeSentences.tab,
  resource: 'home',
  path: '',
  place: 'home',
  order: 10,
  permission: 'entries.moderate',
} satisfies ConsolePage;
