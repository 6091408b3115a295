import { phrases } from '../../../translations/index.js';
import { defineEmail } from '../../mailing/composing/define-email.js';
import { name } from '../../mailing/composing/variables.js';
import { accountLink } from './account-link.js';

export const resetPassword = defineEmail({
  name: 'reset-password',
  label: 'choose a new password',
  whenSent: 'Sent to a person who asks for a new password.',
  scope: 'site',
  place: 410,
  needed: 'account',
  // By the hour: used up by another person, a daily limit would keep a user from a new password for a day.
  limit: { count: 5, hours: 1 },
  variables: { name },
  texts: {
    en: {
      subject: 'Choose a new password',
      preview: 'The link in this email works once, within an hour.',
      greeting: phrases.en.hello,
      text: 'Somebody, most likely you, asked for a new password, or signed up again with this address, which already has an account.',
      action: 'Choose a new password',
      lifetime:
        'The link works once, within an hour. A new password signs you out wherever you are signed in.',
      notYou: 'If it was not you, you need not do anything: your password stays the same.',
    },
    ml: {
      subject: 'പുതിയ പാസ്‌വേഡ് തിരഞ്ഞെടുക്കുക',
      preview: 'ഈ ഇമെയിലിലെ ലിങ്ക് ഒരു മണിക്കൂർ പ്രവർത്തിക്കും; ഒരു തവണ മാത്രമേ ഉപയോഗിക്കാനാകൂ.',
      greeting: phrases.ml.hello,
      text: 'ഈ വിലാസത്തിലെ അക്കൗണ്ടിന് പുതിയ പാസ്‌വേഡ് വേണമെന്ന് (നിങ്ങൾ തന്നെയാകാം) ആവശ്യപ്പെട്ടു; അല്ലെങ്കിൽ ഈ വിലാസത്തിൽ വീണ്ടും അക്കൗണ്ട് തുടങ്ങാൻ ശ്രമിച്ചു.',
      action: 'പുതിയ പാസ്‌വേഡ് തിരഞ്ഞെടുക്കുക',
      lifetime:
        'ലിങ്ക് ഒരു മണിക്കൂർ പ്രവർത്തിക്കും; ഒരു തവണ മാത്രമേ ഉപയോഗിക്കാനാകൂ. പുതിയ പാസ്‌വേഡ് നൽകുമ്പോൾ മറ്റെല്ലായിടത്തുനിന്നും നിങ്ങൾ ലോഗൗട്ട് ആകും.',
      notYou: 'ഇത് നിങ്ങളല്ലെങ്കിൽ ഒന്നും ചെയ്യേണ്ടതില്ല: പാസ്‌വേഡിന് മാറ്റമുണ്ടാകില്ല.',
    },
  },
  sample: ({ name }) => ({ name, link: '' }),
  body: accountLink,
});
