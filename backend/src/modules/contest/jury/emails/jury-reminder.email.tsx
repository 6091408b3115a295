import { phrases } from '../../../../translations/index.js';
import { defineEmail } from '../../../mailing/composing/define-email.js';
import { contest, name } from '../../../mailing/composing/variables.js';
import { sampleWork, workLeft } from './work-left.js';

export const juryReminder = defineEmail({
  name: 'jury-reminder',
  label: 'reminder of a judge',
  whenSent: 'Sent to a judge with entries left to mark, 72 and 24 hours before the round closes.',
  scope: 'contest',
  place: 270,
  needed: 'work',
  limit: null,
  showsHead: true,
  variables: { name, contest },
  texts: {
    en: {
      subject: 'Some entries are waiting for your marks',
      preview: 'The round of the jury closes soon.',
      greeting: phrases.en.hello,
      text: 'Thank you for being a judge of {{contest}}.',
      action: 'Go on marking',
      lifetime: 'If the page asks for your link: it is in the email that invited you.',
    },
    ml: {
      subject: 'ചില എൻട്രികൾ നിങ്ങളുടെ മാർക്കിനായി കാത്തിരിക്കുന്നു',
      preview: 'ജൂറിയുടെ ഈ റൗണ്ട് ഉടൻ അവസാനിക്കും.',
      greeting: phrases.ml.hello,
      text: '‘{{contest}}’ എന്ന മത്സരത്തിന്റെ ജൂറിയിൽ ചേർന്നതിന് നന്ദി.',
      action: 'മാർക്കിടൽ തുടരുക',
      lifetime: 'പേജ് തുറക്കുന്നില്ലെങ്കിൽ, നിങ്ങളെ ക്ഷണിച്ച ഇമെയിലിലെ ലിങ്ക് വീണ്ടും തുറക്കൂ.',
    },
  },
  sample: sampleWork,
  body: workLeft,
});
