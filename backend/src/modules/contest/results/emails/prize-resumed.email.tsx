import { phrases } from '../../../../translations/index.js';
import { defineEmail } from '../../../mailing/composing/define-email.js';
import { contest, name } from '../../../mailing/composing/variables.js';
import { prizeUntil, sampleOffer } from './prize-until.js';

export const prizeResumed = defineEmail({
  name: 'prize-resumed',
  label: 'prize goes on',
  whenSent: 'Sent to an entrant whose entry was taken out while the offer was open, when the entry is back.',
  scope: 'contest',
  place: 320,
  needed: 'deadline',
  limit: null,
  showsHead: true,
  variables: { name, contest },
  texts: {
    en: {
      subject: 'The offer of the prize goes on',
      preview: 'Your entry is back in the contest. You can answer again.',
      greeting: phrases.en.hello,
      text: 'Your entry is back in {{contest}}, so the offer of the prize goes on. While the entry was out of the contest, your 48 hours did not run.',
      myEntry: 'Accept or decline the prize',
    },
    ml: {
      subject: 'സമ്മാനം ഇപ്പോഴും നിങ്ങൾക്ക് സ്വീകരിക്കാം',
      preview: 'നിങ്ങളുടെ എൻട്രി മത്സരത്തിൽ തിരിച്ചെത്തി. വീണ്ടും മറുപടി നൽകാം.',
      greeting: phrases.ml.hello,
      text: '‘{{contest}}’ എന്ന മത്സരത്തിൽ നിങ്ങളുടെ എൻട്രി തിരിച്ചെത്തി; അതിനാൽ സമ്മാനം സ്വീകരിക്കാനുള്ള അവസരം തുടരുന്നു. എൻട്രി മത്സരത്തിലില്ലാതിരുന്ന സമയം നിങ്ങളുടെ 48 മണിക്കൂറിൽ കണക്കാക്കിയിട്ടില്ല.',
      myEntry: 'മറുപടി അറിയിക്കൂ',
    },
  },
  sample: sampleOffer,
  body: prizeUntil,
});
