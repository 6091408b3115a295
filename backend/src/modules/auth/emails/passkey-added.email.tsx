import { phrases } from '../../../translations/index.js';
import { defineEmail } from '../../mailing/composing/define-email.js';
import { name } from '../../mailing/composing/variables.js';
import { accountNews } from './account-news.js';

export const passkeyAdded = defineEmail({
  name: 'passkey-added',
  label: 'new passkey',
  whenSent: 'Sent to you or a moderator when a passkey was added to the account.',
  scope: 'site',
  place: 442,
  needed: 'account',
  keepsTexts: true,
  // An account has at most ten passkeys.
  limit: { count: 20, hours: 24 },
  variables: { name },
  texts: {
    en: {
      subject: 'A new passkey for your account',
      preview: 'Your account can now be opened with it, without the password.',
      greeting: phrases.en.hello,
      text: 'Somebody, most likely you, added a passkey to your account just now. With it, you sign in without your password. The console lists your passkeys under Your account.',
      notYou:
        'If it was not you, somebody else knows your password. Please choose a new one at once, with this link: it signs out all browsers. Then sign in and remove the passkey in the console under Your account.',
      action: 'Choose a new password',
    },
    ml: {
      subject: 'നിങ്ങളുടെ അക്കൗണ്ടിൽ പുതിയൊരു പാസ്‌കീ',
      preview: 'ഇനി പാസ്‌വേഡ് ഇല്ലാതെ അതുപയോഗിച്ച് അക്കൗണ്ട് തുറക്കാം.',
      greeting: phrases.ml.hello,
      text: 'ആരോ (നിങ്ങൾ തന്നെയാകാം) നിങ്ങളുടെ അക്കൗണ്ടിൽ ഇപ്പോൾ ഒരു പാസ്‌കീ ചേർത്തു. അതുപയോഗിച്ച് പാസ്‌വേഡ് ഇല്ലാതെ ലോഗിൻ ചെയ്യാം. പാസ്‌കീകൾ കൺസോളിലെ ‘നിങ്ങളുടെ അക്കൗണ്ട്’ (Your account) എന്ന പേജിൽ കാണാം.',
      notYou:
        'ഇത് നിങ്ങളല്ലെങ്കിൽ, മറ്റാർക്കോ നിങ്ങളുടെ പാസ്‌വേഡ് അറിയാം. ഈ ലിങ്ക് വഴി ഉടൻതന്നെ പുതിയൊരെണ്ണം തിരഞ്ഞെടുക്കുക: അതോടെ എല്ലാ ബ്രൗസറുകളിൽനിന്നും ലോഗൗട്ട് ആകും. പിന്നെ ലോഗിൻ ചെയ്ത്, കൺസോളിലെ ‘നിങ്ങളുടെ അക്കൗണ്ട്’ (Your account) എന്ന പേജിൽ ആ പാസ്‌കീ നീക്കുക.',
      action: 'പുതിയ പാസ്‌വേഡ് തിരഞ്ഞെടുക്കുക',
    },
  },
  sample: ({ name }) => ({ name }),
  body: accountNews,
});
