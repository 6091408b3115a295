import { phrases } from '../../../translations/index.js';
import { defineEmail } from '../../mailing/composing/define-email.js';
import { name } from '../../mailing/composing/variables.js';
import { accountNews } from './account-news.js';

export const codeAppRemoved = defineEmail({
  name: 'code-app-removed',
  label: 'app for codes removed',
  whenSent: 'Sent to you or a moderator when the app for codes was removed from the account.',
  scope: 'site',
  place: 446,
  needed: 'account',
  keepsTexts: true,
  limit: { count: 20, hours: 24 },
  variables: { name },
  texts: {
    en: {
      subject: 'The app for codes of your account was removed',
      preview: 'Its codes do not open your account any more.',
      greeting: phrases.en.hello,
      text: 'Somebody, most likely you, removed the app for codes from your account just now. If you have no passkey, your password alone opens your account again. The console shows under Your account what you have.',
      notYou:
        'If it was not you, somebody else has used your account. Please choose a new password at once, with this link: it signs out all browsers. Then sign in, and set an app up again in the console under Your account. If you cannot sign in, ask the operator of the site.',
      action: 'Choose a new password',
    },
    ml: {
      subject: 'കോഡുകൾ നൽകുന്ന ആപ്പ് നിങ്ങളുടെ അക്കൗണ്ടിൽനിന്ന് നീക്കി',
      preview: 'ഇനി അതിലെ കോഡുകൾ ഉപയോഗിച്ച് അക്കൗണ്ട് തുറക്കാനാകില്ല.',
      greeting: phrases.ml.hello,
      text: 'ആരോ (നിങ്ങൾ തന്നെയാകാം) കോഡുകൾ നൽകുന്ന ആപ്പ് നിങ്ങളുടെ അക്കൗണ്ടിൽനിന്ന് ഇപ്പോൾ നീക്കി. പാസ്‌കീ ഇല്ലെങ്കിൽ, ഇനി പാസ്‌വേഡ് മാത്രം മതി അക്കൗണ്ട് തുറക്കാൻ. ഇപ്പോൾ ഉള്ളത് എന്തെല്ലാമെന്ന് കൺസോളിലെ ‘നിങ്ങളുടെ അക്കൗണ്ട്’ (Your account) എന്ന പേജിൽ കാണാം.',
      notYou:
        'ഇത് നിങ്ങളല്ലെങ്കിൽ, മറ്റാരോ നിങ്ങളുടെ അക്കൗണ്ട് ഉപയോഗിച്ചിട്ടുണ്ട്. ഈ ലിങ്ക് വഴി ഉടൻതന്നെ പുതിയ പാസ്‌വേഡ് തിരഞ്ഞെടുക്കുക: അതോടെ എല്ലാ ബ്രൗസറുകളിൽനിന്നും ലോഗൗട്ട് ആകും. പിന്നെ ലോഗിൻ ചെയ്ത്, കൺസോളിലെ ‘നിങ്ങളുടെ അക്കൗണ്ട്’ (Your account) എന്ന പേജിൽ ആപ്പ് വീണ്ടും ചേർക്കുക. ലോഗിൻ ചെയ്യാനാകുന്നില്ലെങ്കിൽ സൈറ്റ് നടത്തുന്നവരെ അറിയിക്കുക.',
      action: 'പുതിയ പാസ്‌വേഡ് തിരഞ്ഞെടുക്കുക',
    },
  },
  sample: ({ name }) => ({ name }),
  body: accountNews,
});
