import { phrases } from '../../../../translations/index.js';
import { defineEmail } from '../../../mailing/composing/define-email.js';
import { contest, name } from '../../../mailing/composing/variables.js';
import { sampleWork, workLeft } from './work-left.js';

export const juryReassigned = defineEmail({
  name: 'jury-reassigned',
  label: 'more entries of a judge',
  whenSent: 'Sent to a judge who gets more entries, when you reassign a round.',
  scope: 'contest',
  place: 250,
  needed: 'work',
  // The owner can do this again and again. After the last email, the jury room and the reminders have what holds.
  limit: { count: 5, hours: 24 },
  showsHead: true,
  variables: { name, contest },
  texts: {
    en: {
      subject: 'You have more entries to mark',
      preview: 'Another judge cannot mark them, or they are new.',
      greeting: phrases.en.hello,
      text: 'There are more entries for you in the jury of {{contest}}, because another judge cannot mark them or because they are new. Thank you for hearing them too.',
      action: 'Hear the entries',
      lifetime: 'If the page asks for your link: it is in the email that invited you.',
    },
    ml: {
      subject: 'മാർക്കിടാൻ കൂടുതൽ എൻട്രികൾ',
      preview: 'മറ്റൊരാൾക്ക് മാർക്കിടാനാകാത്തതോ പുതുതായി വന്നതോ ആണ്.',
      greeting: phrases.ml.hello,
      text: '‘{{contest}}’ എന്ന മത്സരത്തിന്റെ ജൂറിയിൽ നിങ്ങൾക്ക് കൂടുതൽ എൻട്രികളുണ്ട്: മറ്റൊരു വിധികർത്താവിന് മാർക്കിടാനാകാത്തതോ പുതുതായി വന്നതോ ആണ്. അവ കൂടി കേൾക്കുന്നതിന് നന്ദി.',
      action: 'എൻട്രികൾ കേൾക്കുക',
      lifetime: 'പേജ് തുറക്കുന്നില്ലെങ്കിൽ, നിങ്ങളെ ക്ഷണിച്ച ഇമെയിലിലെ ലിങ്ക് വീണ്ടും തുറക്കൂ.',
    },
  },
  sample: sampleWork,
  body: workLeft,
});
