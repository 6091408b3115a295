import { phrases } from '../../../../translations/index.js';
import { defineEmail } from '../../../mailing/composing/define-email.js';
import { contest, name } from '../../../mailing/composing/variables.js';
import { resultOfEntry, sampleResult } from './result-of-entry.js';

export const resultEntrant = defineEmail({
  name: 'result-entrant',
  label: 'result of the contest',
  whenSent: 'Sent to each entrant when the result is announced.',
  scope: 'contest',
  place: 280,
  needed: 'change',
  limit: null,
  showsHead: true,
  variables: { name, contest },
  texts: {
    en: {
      subject: 'The result of the contest',
      preview: 'The result is public. Here is your part of it.',
      greeting: phrases.en.hello,
      text: 'The result of {{contest}} is public. Thank you for singing.',
      action: 'See the result',
      certificate: 'The page of your entry has a certificate for you to download.',
      myEntry: 'Open your entry',
      verify:
        'Anybody can compute the result again: the page of the result says how. These two hashes are in the emails to all entrants. Compare them with those of the files that you download.',
    },
    ml: {
      subject: 'മത്സരഫലം',
      preview: 'ഫലം പ്രസിദ്ധീകരിച്ചു. നിങ്ങളുടെ എൻട്രിയുടെ ഫലം ഇതാ.',
      greeting: phrases.ml.hello,
      text: '‘{{contest}}’ എന്ന മത്സരത്തിന്റെ ഫലം പ്രസിദ്ധീകരിച്ചു. പാടിയതിന് നന്ദി.',
      action: 'ഫലം കാണുക',
      certificate: 'നിങ്ങളുടെ എൻട്രിയുടെ പേജിൽനിന്ന് സർട്ടിഫിക്കറ്റ് ഡൗൺലോഡ് ചെയ്യാം.',
      myEntry: 'നിങ്ങളുടെ എൻട്രി തുറക്കുക',
      verify:
        'ആർക്കും ഫലം വീണ്ടും കണക്കാക്കാം; എങ്ങനെയെന്ന് ഫലത്തിന്റെ പേജിൽ പറയുന്നുണ്ട്. എല്ലാ മത്സരാർഥികൾക്കുമുള്ള ഇമെയിലുകളിൽ ഈ രണ്ടു ഹാഷുകളുണ്ട്. ഡൗൺലോഡ് ചെയ്യുന്ന ഫയലുകളുടെ ഹാഷുമായി അവ ഒത്തുനോക്കൂ.',
    },
  },
  sample: sampleResult,
  body: resultOfEntry,
});
