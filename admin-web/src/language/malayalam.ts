import { commonSentences } from '../lib/sentences.ml';
import { homeSentences } from '../resources/home/sentences.ml';
import { placeSentences } from '../lib/place-sentences.ml';
import { prizeStepSentences } from '../prize/step-sentences.ml';
import { waitingSentences } from '../waiting/sentences.ml';
import { errorsByCode, QUOTED_CODES } from '../server-translations/errors.ml';
import { patterns, sentencesByEnglish } from '../server-translations/sentences.ml';
import { quoteOfServer } from '@paattu/shared/error-sentences/setup-ml';
import type { Translations } from '../lib/language';

/** What Home and the frame of the console say in Malayalam, and all that the server says with an error. */
export const malayalam: Translations = {
  sentences: {
    common: commonSentences,
    home: homeSentences,
    places: placeSentences,
    'prize/steps': prizeStepSentences,
    waiting: waitingSentences,
  },
  errors: { errorsByCode, patterns, quotedCodes: QUOTED_CODES, quote: quoteOfServer, sentencesByEnglish },
};
