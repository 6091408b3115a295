import { phrases } from '../../../translations/index.js';
import { defineEmail } from '../../mailing/composing/define-email.js';
import { name } from '../../mailing/composing/variables.js';
import { accountNews } from './account-news.js';

export const newBrowser = defineEmail({
  name: 'new-browser',
  label: 'sign-in from a new browser',
  whenSent: 'Sent to you or a moderator after a sign-in from a browser that has not signed in before.',
  scope: 'site',
  place: 430,
  needed: 'account',
  keepsTexts: true,
  // Each needs the password, or a link that was emailed.
  limit: { count: 10, hours: 24 },
  variables: { name },
  texts: {
    en: {
      subject: 'A new sign-in to your account',
      preview: 'Somebody signed in from a browser that has not signed in before.',
      greeting: phrases.en.hello,
      text: 'Somebody, most likely you, signed in to your account just now, from a browser that has not signed in before.',
      notYou:
        'If it was not you, somebody else knows your password. Please choose a new one at once: it signs out all browsers.',
      action: 'Choose a new password',
    },
    ml: {
      subject: 'നിങ്ങളുടെ അക്കൗണ്ടിൽ പുതിയൊരു ബ്രൗസറിൽനിന്ന് ലോഗിൻ ചെയ്തു',
      preview: 'മുമ്പ് ലോഗിൻ ചെയ്തിട്ടില്ലാത്ത ഒരു ബ്രൗസറിൽനിന്ന് ലോഗിൻ ചെയ്തു.',
      greeting: phrases.ml.hello,
      text: 'മുമ്പ് ലോഗിൻ ചെയ്തിട്ടില്ലാത്ത ഒരു ബ്രൗസറിൽനിന്ന് (നിങ്ങൾ തന്നെയാകാം) നിങ്ങളുടെ അക്കൗണ്ടിൽ ഇപ്പോൾ ലോഗിൻ ചെയ്തു.',
      notYou:
        'ഇത് നിങ്ങളല്ലെങ്കിൽ, മറ്റാർക്കോ നിങ്ങളുടെ പാസ്‌വേഡ് അറിയാം. ഉടൻതന്നെ പുതിയൊരെണ്ണം തിരഞ്ഞെടുക്കുക: അതോടെ എല്ലാ ബ്രൗസറുകളിൽനിന്നും ലോഗൗട്ട് ആകും.',
      action: 'പുതിയ പാസ്‌വേഡ് തിരഞ്ഞെടുക്കുക',
    },
  },
  sample: ({ name }) => ({ name }),
  body: accountNews,
});
