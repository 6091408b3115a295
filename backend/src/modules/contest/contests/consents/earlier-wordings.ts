import type { Acceptance } from '@paattu/shared/consents';
import type { Locale } from '@paattu/shared/locales';

export interface ConsentSentences {
  rules: (version: number) => string;
  publication: string;
}

/** The sentences that a later wording replaced, as their readers saw them. */
type Replaced = Partial<Record<Locale, Partial<Record<Acceptance, Partial<ConsentSentences>>>>>;

/**
 * By their number less one. Nothing here changes: receipts have the hash of a sentence, and a page that was opened before
 * an upgrade still shows it. A sentence of the catalogues that changes moves here, as the last entry.
 */
export const EARLIER_WORDINGS: readonly Replaced[] = [
  {
    ml: {
      ticked: {
        publication:
          'എൻട്രി അംഗീകരിച്ചാൽ എന്റെ പേരും വീഡിയോയും ഫോട്ടോയും എല്ലാവർക്കും കാണാൻ ഞാൻ സമ്മതിക്കുന്നു. ഇമെയിൽ വിലാസം സന്ദർശകർ ഒരിക്കലും കാണില്ല.',
      },
    },
  },
  // The third wording replaces no sentence: it adds those of the declarations.
  {},
];
