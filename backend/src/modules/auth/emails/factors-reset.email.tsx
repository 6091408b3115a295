import { phrases } from '../../../translations/index.js';
import { defineEmail } from '../../mailing/composing/define-email.js';
import { name } from '../../mailing/composing/variables.js';
import { accountNews } from './account-news.js';

export const factorsReset = defineEmail({
  name: 'factors-reset',
  label: 'passkeys and codes reset',
  whenSent:
    'Sent to you or a moderator when the operator has removed passkeys, app and recovery codes of the account.',
  scope: 'site',
  place: 449,
  needed: 'account',
  keepsTexts: true,
  // Only the operator causes it.
  limit: null,
  variables: { name },
  texts: {
    en: {
      subject: 'The passkeys and codes of your account were removed',
      preview: 'Your password alone opens your account again.',
      greeting: phrases.en.hello,
      text: 'The operator of the site removed all passkeys, the app for codes and the recovery codes of your account just now, and signed out all browsers. Please sign in with your password, and add a passkey or an app in the console under Your account.',
      notYou:
        'If you did not ask for this, tell the operator, and choose a new password at once, with this link.',
      action: 'Choose a new password',
    },
    ml: {
      subject: 'നിങ്ങളുടെ അക്കൗണ്ടിലെ പാസ്‌കീകളും കോഡുകളും നീക്കി',
      preview: 'ഇനി പാസ്‌വേഡ് മാത്രം മതി അക്കൗണ്ട് തുറക്കാൻ.',
      greeting: phrases.ml.hello,
      text: 'സൈറ്റ് നടത്തുന്നവർ നിങ്ങളുടെ അക്കൗണ്ടിലെ എല്ലാ പാസ്‌കീകളും കോഡുകൾ നൽകുന്ന ആപ്പും വീണ്ടെടുക്കൽ കോഡുകളും ഇപ്പോൾ നീക്കി; എല്ലാ ബ്രൗസറുകളിൽനിന്നും ലോഗൗട്ട് ചെയ്തു. പാസ്‌വേഡ് നൽകി ലോഗിൻ ചെയ്ത്, കൺസോളിലെ ‘നിങ്ങളുടെ അക്കൗണ്ട്’ (Your account) എന്ന പേജിൽ പുതിയൊരു പാസ്‌കീയോ ആപ്പോ ചേർക്കുക.',
      notYou: 'നിങ്ങൾ ആവശ്യപ്പെട്ടിട്ടല്ലെങ്കിൽ സൈറ്റ് നടത്തുന്നവരെ അറിയിക്കുക; ഈ ലിങ്ക് വഴി ഉടൻ പുതിയ പാസ്‌വേഡ് തിരഞ്ഞെടുക്കുക.',
      action: 'പുതിയ പാസ്‌വേഡ് തിരഞ്ഞെടുക്കുക',
    },
  },
  sample: ({ name }) => ({ name }),
  body: accountNews,
});
