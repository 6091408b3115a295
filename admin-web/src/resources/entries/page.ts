import type { ConsolePage } from '../../lib/console-page';
import { entrySentences } from './sentences';

/** `app.tsx` imports its views, because the console opens with them. */
export default {
  label: entrySentences.tab,
  path: 'entries',
  place: 10,
  icon: 'M4 6h11M4 12h11M4 18h7M19 6h.01M19 12h.01M15 18l2 2 4-5',
  isInPhoneBar: true,
  permission: 'entries.moderate',
} satisfies ConsolePage;
