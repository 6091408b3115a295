import { placeSentences } from './lib/place-sentences.ml';
import { careSentences } from './resources/care/sentences.ml';
import { contestSentences } from './resources/contests/sentences.ml';
import { overviewSentences } from './resources/contests/overview/sentences.ml';
import { rulesSentences } from './resources/contests/rules/sentences.ml';
import { siteTextSentences } from './resources/texts/sentences.ml';

/** What the console says in Malayalam, by the area that `inLanguage` names. */
export const malayalam = {
  care: careSentences,
  contests: contestSentences,
  'contests/overview': overviewSentences,
  'contests/rules': rulesSentences,
  places: placeSentences,
  texts: siteTextSentences,
};
