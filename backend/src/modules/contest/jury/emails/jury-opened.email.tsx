import { phrases } from '../../../../translations/index.js';
import { defineEmail } from '../../../mailing/composing/define-email.js';
import { contest, name } from '../../../mailing/composing/variables.js';
import { sampleWork, workLeft } from './work-left.js';

export const juryOpened = defineEmail({
  name: 'jury-opened',
  label: 'round of a judge opened',
  whenSent: 'Sent to a judge with entries to mark, when a round opens.',
  scope: 'contest',
  place: 240,
  needed: 'work',
  limit: null,
  showsHead: true,
  variables: { name, contest },
  texts: {
    en: {
      subject: 'The entries are ready for your marks',
      preview: 'The round of the jury is open.',
      greeting: phrases.en.hello,
      text: 'The jury of {{contest}} can begin: your entries are ready.',
      action: 'Hear the entries',
      lifetime: 'If the page asks for your link: it is in the email that invited you.',
    },
    ml: {
      subject: 'മാർക്കിടാൻ എൻട്രികൾ തയ്യാർ',
      preview: 'ജൂറിയുടെ റൗണ്ട് തുടങ്ങി.',
      greeting: phrases.ml.hello,
      text: '‘{{contest}}’ എന്ന മത്സരത്തിന്റെ ജൂറിക്ക് തുടങ്ങാം: നിങ്ങൾ കേൾക്കേണ്ട എൻട്രികൾ തയ്യാറാണ്.',
      action: 'എൻട്രികൾ കേൾക്കുക',
      lifetime: 'പേജ് തുറക്കുന്നില്ലെങ്കിൽ, നിങ്ങളെ ക്ഷണിച്ച ഇമെയിലിലെ ലിങ്ക് വീണ്ടും തുറക്കൂ.',
    },
  },
  sample: sampleWork,
  body: workLeft,
});
