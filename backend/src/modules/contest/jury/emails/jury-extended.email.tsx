import { phrases } from '../../../../translations/index.js';
import { defineEmail } from '../../../mailing/composing/define-email.js';
import { contest, name } from '../../../mailing/composing/variables.js';
import { sampleWork, workLeft } from './work-left.js';

export const juryExtended = defineEmail({
  name: 'jury-extended',
  label: 'more time of a judge',
  whenSent: 'Sent to a judge with entries left to mark, when you extend a round.',
  scope: 'contest',
  place: 260,
  needed: 'work',
  // The owner can do this again and again. After the last email, the jury room and the reminders have what holds.
  limit: { count: 5, hours: 24 },
  showsHead: true,
  variables: { name, contest },
  texts: {
    en: {
      subject: 'You have more time for your marks',
      preview: 'The round of the jury closes later.',
      greeting: phrases.en.hello,
      text: 'The round of the jury of {{contest}} closes later than it was to.',
      action: 'Go on marking',
      lifetime: 'If the page asks for your link: it is in the email that invited you.',
    },
    ml: {
      subject: 'മാർക്കിടാൻ കൂടുതൽ സമയമുണ്ട്',
      preview: 'ജൂറിയുടെ റൗണ്ട് പിന്നീടേ അവസാനിക്കൂ.',
      greeting: phrases.ml.hello,
      text: '‘{{contest}}’ എന്ന മത്സരത്തിന്റെ ജൂറിയുടെ റൗണ്ട് നേരത്തേ പറഞ്ഞതിലും വൈകിയേ അവസാനിക്കൂ.',
      action: 'മാർക്കിടൽ തുടരുക',
      lifetime: 'പേജ് തുറക്കുന്നില്ലെങ്കിൽ, നിങ്ങളെ ക്ഷണിച്ച ഇമെയിലിലെ ലിങ്ക് വീണ്ടും തുറക്കൂ.',
    },
  },
  sample: sampleWork,
  body: workLeft,
});
