import { inLanguage } from '../../../lib/language';
import type { AiUse } from '@paattu/shared/contest-choices';
import type { AiVerdict } from './ai-verdict';

/** The use of artificial intelligence in an entry, for moderators. */
export const aiSentences = inLanguage('entries/ai', {
  title: 'Artificial intelligence',
  rule: 'The rules of the contest',
  entrant: 'The entrant declares',
  uses: {
    no: 'Nothing is made by it',
    backing: 'It made the backing track, or a part of it',
    voice: 'It made the voice, or a part of it',
  } satisfies Record<AiUse, string>,
  undeclared: 'No answer',
  /** In the history of an entry. */
  declared: (use: string) => `Declared: ${use}`,
  youtube: 'YouTube says',
  flagged: 'Altered or synthetic content',
  notFlagged: 'Nothing',
  notKnown: 'Not known yet',
  verdicts: {
    doubtful:
      'The uploader told YouTube of altered or synthetic content, and the entrant declares none. It may be only a filter of the picture. Listen, and ask her if you are not sure.',
    unanswered: 'The entrant can still answer on the page of her entry, as long as it can be changed.',
    forbidden: 'The rules of the contest do not allow this.',
    allowed: 'The rules of the contest allow this. Visitors see it beside the entry.',
    nothing: 'No program judges a voice: listen to it.',
  } satisfies Record<AiVerdict, string>,
  doubtfulFilter: 'AI to check',
  filter: 'Made with AI',
  filters: {
    '': 'All',
    backing: 'Backing track',
    voice: 'Voice',
    no: 'Nothing',
    undeclared: 'No answer',
  },
});
