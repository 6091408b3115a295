import { phrases } from '../../../../translations/index.js';
import { defineEmail } from '../../../mailing/composing/define-email.js';
import { contest, name } from '../../../mailing/composing/variables.js';
import { resultOfEntry, sampleResult } from './result-of-entry.js';

const CORRECTIONS = {
  en: 'Some votes were counted that a program had cast.',
  ml: 'ഒരു കമ്പ്യൂട്ടർ പ്രോഗ്രാം ചെയ്ത ചില വോട്ടുകൾ കണക്കിലെടുത്തുപോയിരുന്നു.',
};

export const resultCorrection = defineEmail({
  name: 'result-correction',
  label: 'correction of the result',
  whenSent: 'Sent to each entrant in the contest when a correction of the result is announced.',
  scope: 'contest',
  place: 290,
  needed: 'change',
  limit: null,
  showsHead: true,
  variables: { name, contest },
  texts: {
    en: {
      subject: 'The result of the contest is corrected',
      preview: 'It says whether your place has changed.',
      greeting: phrases.en.hello,
      text: 'We have corrected the result of {{contest}}.',
      action: 'See the corrected result',
      certificate: 'The certificate on the page of your entry follows the corrected result.',
      myEntry: 'Open your entry',
      verify:
        'Anybody can compute the result again: the page of the result says how. These two hashes are in the emails to all entrants. Compare them with those of the files that you download.',
    },
    ml: {
      subject: 'മത്സരഫലം തിരുത്തി',
      preview: 'നിങ്ങളുടെ സ്ഥാനം മാറിയോ എന്ന് ഇതിലുണ്ട്.',
      greeting: phrases.ml.hello,
      text: '‘{{contest}}’ എന്ന മത്സരത്തിന്റെ ഫലം തിരുത്തി.',
      action: 'തിരുത്തിയ ഫലം കാണുക',
      certificate: 'നിങ്ങളുടെ എൻട്രിയുടെ പേജിലെ സർട്ടിഫിക്കറ്റ് ഇപ്പോൾ തിരുത്തിയ ഫലമനുസരിച്ചാണ്.',
      myEntry: 'നിങ്ങളുടെ എൻട്രി തുറക്കുക',
      verify:
        'ആർക്കും ഫലം വീണ്ടും കണക്കാക്കാം; എങ്ങനെയെന്ന് ഫലത്തിന്റെ പേജിൽ പറയുന്നുണ്ട്. എല്ലാ മത്സരാർഥികൾക്കുമുള്ള ഇമെയിലുകളിൽ ഈ രണ്ടു ഹാഷുകളുണ്ട്. ഡൗൺലോഡ് ചെയ്യുന്ന ഫയലുകളുടെ ഹാഷുമായി അവ ഒത്തുനോക്കൂ.',
    },
  },
  sample: (invented) => ({
    ...sampleResult(invented),
    placeBefore: 2,
    correction: CORRECTIONS[invented.language],
  }),
  body: resultOfEntry,
});
