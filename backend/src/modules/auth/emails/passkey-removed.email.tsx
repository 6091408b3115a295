import { phrases } from '../../../translations/index.js';
import { defineEmail } from '../../mailing/composing/define-email.js';
import { name } from '../../mailing/composing/variables.js';
import { accountNews } from './account-news.js';

export const passkeyRemoved = defineEmail({
  name: 'passkey-removed',
  label: 'passkey removed',
  whenSent: 'Sent to you or a moderator when a passkey was removed from the account.',
  scope: 'site',
  place: 443,
  needed: 'account',
  keepsTexts: true,
  limit: { count: 20, hours: 24 },
  variables: { name },
  texts: {
    en: {
      subject: 'A passkey of your account was removed',
      preview: 'It does not open your account any more.',
      greeting: phrases.en.hello,
      text: 'Somebody, most likely you, removed a passkey from your account just now. If it was the last one and you have no app for codes, your password alone opens your account again. The console shows under Your account what you have.',
      notYou:
        'If it was not you, somebody else has used your account. Please choose a new password at once, with this link: it signs out all browsers. Then sign in, and look in the console under Your account whether all passkeys are yours. If you cannot sign in, ask the operator of the site.',
      action: 'Choose a new password',
    },
    ml: {
      subject: 'നിങ്ങളുടെ അക്കൗണ്ടിൽനിന്ന് ഒരു പാസ്‌കീ നീക്കി',
      preview: 'ഇനി അതുപയോഗിച്ച് അക്കൗണ്ട് തുറക്കാനാകില്ല.',
      greeting: phrases.ml.hello,
      text: 'ആരോ (നിങ്ങൾ തന്നെയാകാം) നിങ്ങളുടെ അക്കൗണ്ടിൽനിന്ന് ഇപ്പോൾ ഒരു പാസ്‌കീ നീക്കി. അത് അവസാനത്തെ പാസ്‌കീ ആയിരുന്നെങ്കിൽ, കോഡുകൾ നൽകുന്ന ആപ്പും ഇല്ലെങ്കിൽ, ഇനി പാസ്‌വേഡ് മാത്രം മതി അക്കൗണ്ട് തുറക്കാൻ. ഇപ്പോൾ ഉള്ളത് എന്തെല്ലാമെന്ന് കൺസോളിലെ ‘നിങ്ങളുടെ അക്കൗണ്ട്’ (Your account) എന്ന പേജിൽ കാണാം.',
      notYou:
        'ഇത് നിങ്ങളല്ലെങ്കിൽ, മറ്റാരോ നിങ്ങളുടെ അക്കൗണ്ട് ഉപയോഗിച്ചിട്ടുണ്ട്. ഈ ലിങ്ക് വഴി ഉടൻതന്നെ പുതിയ പാസ്‌വേഡ് തിരഞ്ഞെടുക്കുക: അതോടെ എല്ലാ ബ്രൗസറുകളിൽനിന്നും ലോഗൗട്ട് ആകും. പിന്നെ ലോഗിൻ ചെയ്ത്, കൺസോളിലെ ‘നിങ്ങളുടെ അക്കൗണ്ട്’ (Your account) എന്ന പേജിലെ പാസ്‌കീകളെല്ലാം നിങ്ങളുടേതു തന്നെയാണോ എന്ന് നോക്കുക. ലോഗിൻ ചെയ്യാനാകുന്നില്ലെങ്കിൽ സൈറ്റ് നടത്തുന്നവരെ അറിയിക്കുക.',
      action: 'പുതിയ പാസ്‌വേഡ് തിരഞ്ഞെടുക്കുക',
    },
  },
  sample: ({ name }) => ({ name }),
  body: accountNews,
});
