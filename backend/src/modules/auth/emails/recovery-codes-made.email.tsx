import { phrases } from '../../../translations/index.js';
import { defineEmail } from '../../mailing/composing/define-email.js';
import { name } from '../../mailing/composing/variables.js';
import { accountNews } from './account-news.js';

export const recoveryCodesMade = defineEmail({
  name: 'recovery-codes-made',
  label: 'new recovery codes',
  whenSent: 'Sent to you or a moderator when new recovery codes were made for the account.',
  scope: 'site',
  place: 447,
  needed: 'account',
  keepsTexts: true,
  limit: { count: 20, hours: 24 },
  variables: { name },
  texts: {
    en: {
      subject: 'New recovery codes for your account',
      preview: 'Earlier recovery codes do not work any more.',
      greeting: phrases.en.hello,
      text: 'Somebody, most likely you, made ten new recovery codes for your account just now. Earlier ones do not work any more.',
      notYou:
        'If it was not you, somebody else has used your account and has these codes. Please choose a new password at once, with this link: it signs out all browsers. Then sign in with your passkey or your app, and make new recovery codes in the console under Your account: those of the other person stop working.',
      action: 'Choose a new password',
    },
    ml: {
      subject: 'നിങ്ങളുടെ അക്കൗണ്ടിന് പുതിയ വീണ്ടെടുക്കൽ കോഡുകൾ',
      preview: 'മുമ്പത്തെ വീണ്ടെടുക്കൽ കോഡുകൾ ഇനി പ്രവർത്തിക്കില്ല.',
      greeting: phrases.ml.hello,
      text: 'ആരോ (നിങ്ങൾ തന്നെയാകാം) നിങ്ങളുടെ അക്കൗണ്ടിനായി ഇപ്പോൾ പത്തു പുതിയ വീണ്ടെടുക്കൽ കോഡുകൾ ഉണ്ടാക്കി. മുമ്പത്തെ കോഡുകൾ ഇനി പ്രവർത്തിക്കില്ല.',
      notYou:
        'ഇത് നിങ്ങളല്ലെങ്കിൽ, മറ്റാരോ നിങ്ങളുടെ അക്കൗണ്ട് ഉപയോഗിച്ചിട്ടുണ്ട്; ആ കോഡുകൾ ഇപ്പോൾ അവരുടെ കൈയിലാണ്. ഈ ലിങ്ക് വഴി ഉടൻതന്നെ പുതിയ പാസ്‌വേഡ് തിരഞ്ഞെടുക്കുക: അതോടെ എല്ലാ ബ്രൗസറുകളിൽനിന്നും ലോഗൗട്ട് ആകും. പിന്നെ പാസ്‌കീയോ ആപ്പോ ഉപയോഗിച്ച് ലോഗിൻ ചെയ്ത്, കൺസോളിലെ ‘നിങ്ങളുടെ അക്കൗണ്ട്’ (Your account) എന്ന പേജിൽ പുതിയ വീണ്ടെടുക്കൽ കോഡുകൾ ഉണ്ടാക്കുക: അതോടെ അവരുടെ കൈയിലുള്ളവ പ്രവർത്തിക്കാതാകും.',
      action: 'പുതിയ പാസ്‌വേഡ് തിരഞ്ഞെടുക്കുക',
    },
  },
  sample: ({ name }) => ({ name }),
  body: accountNews,
});
