import { quoteOfServer } from '@paattu/shared/error-sentences/setup-ml';
import { dataKinds } from './data-kinds.ml';
import { emailBlocks, emailsByTemplate, emailVariables } from './emails.ml';
import { errorsByCode, QUOTED } from './errors.ml';
import { patterns, sentencesByEnglish } from './sentences.ml';

/** What the server says in English, in Malayalam. */
export const serverTranslations = {
  dataKinds,
  emailBlocks,
  emailsByTemplate,
  emailVariables,
  errorsByCode,
  patterns,
  QUOTED,
  quote: quoteOfServer,
  sentencesByEnglish,
};
