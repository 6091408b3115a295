import { placeSentences } from './lib/place-sentences.ml';

/** What the console says in Malayalam, by the area that `inLanguage` names. */
export const malayalam = {
  places: placeSentences,
};
