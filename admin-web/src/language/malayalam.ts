import { commonSentences } from '../lib/sentences.ml';
import { homeSentences } from '../resources/home/sentences.ml';
import { placeSentences } from '../lib/place-sentences.ml';
import { waitingSentences } from '../waiting/sentences.ml';
import { errorsByCode, QUOTED_CODES } from '../server-translations/errors.ml';
import { quoteOfServer } from '@paattu/shared/error-sentences/setup-ml';
import type { Translations } from '../lib/language';

/** What Home and the frame of the console say in Malayalam, and what the server says with the code of an error. */
export const malayalam: Translations = {
  sentences: {
    common: commonSentences,
    home: homeSentences,
    places: placeSentences,
    waiting: waitingSentences,
  },
  errors: { errorsByCode, quotedCodes: QUOTED_CODES, quote: quoteOfServer },
};
