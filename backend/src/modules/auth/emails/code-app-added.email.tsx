import { phrases } from '../../../translations/index.js';
import { defineEmail } from '../../mailing/composing/define-email.js';
import { name } from '../../mailing/composing/variables.js';
import { accountNews } from './account-news.js';

export const codeAppAdded = defineEmail({
  name: 'code-app-added',
  label: 'new app for codes',
  whenSent: 'Sent to you or a moderator when an app for codes was set up for the account.',
  scope: 'site',
  place: 445,
  needed: 'account',
  keepsTexts: true,
  limit: { count: 20, hours: 24 },
  variables: { name },
  texts: {
    en: {
      subject: 'An app for codes for your account',
      preview: 'From now on, your password alone does not open your account.',
      greeting: phrases.en.hello,
      text: 'Somebody, most likely you, set up an app for codes for your account just now. From now on, whoever signs in with your password needs a code of that app as well.',
      notYou:
        'If it was not you, somebody else knows your password. Please choose a new one at once, with this link: it signs out all browsers. Then sign in with a passkey or a recovery code, and remove the app in the console under Your account. If you have neither, ask the operator of the site.',
      action: 'Choose a new password',
    },
    ml: {
      subject: 'നിങ്ങളുടെ അക്കൗണ്ടിന് കോഡുകൾ നൽകുന്ന ആപ്പ്',
      preview: 'ഇനി പാസ്‌വേഡ് മാത്രം കൊണ്ട് അക്കൗണ്ട് തുറക്കാനാകില്ല.',
      greeting: phrases.ml.hello,
      text: 'ആരോ (നിങ്ങൾ തന്നെയാകാം) നിങ്ങളുടെ അക്കൗണ്ടിൽ കോഡുകൾ നൽകുന്ന ഒരു ആപ്പ് ഇപ്പോൾ ചേർത്തു. ഇനി പാസ്‌വേഡ് നൽകി ലോഗിൻ ചെയ്യുമ്പോൾ ആ ആപ്പിലെ കോഡും വേണം.',
      notYou:
        'ഇത് നിങ്ങളല്ലെങ്കിൽ, മറ്റാർക്കോ നിങ്ങളുടെ പാസ്‌വേഡ് അറിയാം. ഈ ലിങ്ക് വഴി ഉടൻതന്നെ പുതിയൊരെണ്ണം തിരഞ്ഞെടുക്കുക: അതോടെ എല്ലാ ബ്രൗസറുകളിൽനിന്നും ലോഗൗട്ട് ആകും. പിന്നെ പാസ്‌കീയോ വീണ്ടെടുക്കൽ കോഡോ ഉപയോഗിച്ച് ലോഗിൻ ചെയ്ത്, കൺസോളിലെ ‘നിങ്ങളുടെ അക്കൗണ്ട്’ (Your account) എന്ന പേജിൽ ആ ആപ്പ് നീക്കുക. രണ്ടും ഇല്ലെങ്കിൽ സൈറ്റ് നടത്തുന്നവരെ അറിയിക്കുക.',
      action: 'പുതിയ പാസ്‌വേഡ് തിരഞ്ഞെടുക്കുക',
    },
  },
  sample: ({ name }) => ({ name }),
  body: accountNews,
});
