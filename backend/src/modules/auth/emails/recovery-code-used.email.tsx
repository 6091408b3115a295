import { phrases } from '../../../translations/index.js';
import { defineEmail } from '../../mailing/composing/define-email.js';
import { name } from '../../mailing/composing/variables.js';
import { accountNews } from './account-news.js';

export const recoveryCodeUsed = defineEmail({
  name: 'recovery-code-used',
  label: 'recovery code used',
  whenSent: 'Sent to you or a moderator when a recovery code of the account was used.',
  scope: 'site',
  place: 448,
  needed: 'account',
  keepsTexts: true,
  // Each needs a recovery code.
  limit: { count: 20, hours: 24 },
  variables: { name },
  texts: {
    en: {
      subject: 'A recovery code of your account was used',
      preview: 'It does not work a second time.',
      greeting: phrases.en.hello,
      text: 'Somebody, most likely you, used a recovery code of your account just now, in place of a passkey or a code of an app. It does not work a second time. The console shows under Your account how many are left.',
      notYou:
        'If it was not you, somebody else has your recovery codes. Please choose a new password at once, with this link: it signs out all browsers. Then sign in, and make new recovery codes in the console under Your account: earlier ones stop working. If you cannot sign in, ask the operator of the site.',
      action: 'Choose a new password',
    },
    ml: {
      subject: 'നിങ്ങളുടെ അക്കൗണ്ടിലെ ഒരു വീണ്ടെടുക്കൽ കോഡ് ഉപയോഗിച്ചു',
      preview: 'അത് ഇനി പ്രവർത്തിക്കില്ല.',
      greeting: phrases.ml.hello,
      text: 'ആരോ (നിങ്ങൾ തന്നെയാകാം) പാസ്‌കീക്കോ ആപ്പിലെ കോഡിനോ പകരം നിങ്ങളുടെ അക്കൗണ്ടിലെ ഒരു വീണ്ടെടുക്കൽ കോഡ് ഇപ്പോൾ ഉപയോഗിച്ചു. അത് ഇനി പ്രവർത്തിക്കില്ല. എത്ര കോഡുകൾ ബാക്കിയുണ്ടെന്ന് കൺസോളിലെ ‘നിങ്ങളുടെ അക്കൗണ്ട്’ (Your account) എന്ന പേജിൽ കാണാം.',
      notYou:
        'ഇത് നിങ്ങളല്ലെങ്കിൽ, നിങ്ങളുടെ വീണ്ടെടുക്കൽ കോഡുകൾ മറ്റാരുടെയോ കൈയിലുണ്ട്. ഈ ലിങ്ക് വഴി ഉടൻതന്നെ പുതിയ പാസ്‌വേഡ് തിരഞ്ഞെടുക്കുക: അതോടെ എല്ലാ ബ്രൗസറുകളിൽനിന്നും ലോഗൗട്ട് ആകും. പിന്നെ ലോഗിൻ ചെയ്ത്, കൺസോളിലെ ‘നിങ്ങളുടെ അക്കൗണ്ട്’ (Your account) എന്ന പേജിൽ പുതിയ വീണ്ടെടുക്കൽ കോഡുകൾ ഉണ്ടാക്കുക: അതോടെ പഴയവ പ്രവർത്തിക്കാതാകും. ലോഗിൻ ചെയ്യാനാകുന്നില്ലെങ്കിൽ സൈറ്റ് നടത്തുന്നവരെ അറിയിക്കുക.',
      action: 'പുതിയ പാസ്‌വേഡ് തിരഞ്ഞെടുക്കുക',
    },
  },
  sample: ({ name }) => ({ name }),
  body: accountNews,
});
