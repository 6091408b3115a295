import { quoteOfServer } from '@paattu/shared/error-sentences/setup-ml';
import type { ServerTranslations } from '../lib/language';
import { dataKinds } from './data-kinds.ml';
import { emailBlocks, emailsByTemplate, emailVariables } from './emails.ml';
import { errorsByCode, QUOTED_CODES } from './errors.ml';
import { patterns, sentencesByEnglish } from './sentences.ml';

/** What the server says in English, in Malayalam. */
export const serverTranslations: ServerTranslations = {
  dataKinds,
  emailBlocks,
  emailsByTemplate,
  emailVariables,
  errorsByCode,
  patterns,
  quotedCodes: QUOTED_CODES,
  quote: quoteOfServer,
  sentencesByEnglish,
};
