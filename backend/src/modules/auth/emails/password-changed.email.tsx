import { phrases } from '../../../translations/index.js';
import { defineEmail } from '../../mailing/composing/define-email.js';
import { name } from '../../mailing/composing/variables.js';
import { accountNews } from './account-news.js';

export const passwordChanged = defineEmail({
  name: 'password-changed',
  label: 'password changed',
  whenSent: 'Sent to a person whose password was changed.',
  scope: 'site',
  place: 420,
  needed: 'account',
  keepsTexts: true,
  // Each needs the password, or a link that was emailed.
  limit: { count: 10, hours: 24 },
  variables: { name },
  texts: {
    en: {
      subject: 'Your password was changed',
      preview: 'If it was you, you need not do anything.',
      greeting: phrases.en.hello,
      text: 'The password of your account was changed just now. All other browsers were signed out.',
      notYou:
        'If it was not you, somebody else knows your password or reads your email. Please choose a new password at once.',
      action: 'Choose a new password',
    },
    ml: {
      subject: 'നിങ്ങളുടെ പാസ്‌വേഡ് മാറ്റി',
      preview: 'മാറ്റിയത് നിങ്ങൾ തന്നെയെങ്കിൽ ഒന്നും ചെയ്യേണ്ടതില്ല.',
      greeting: phrases.ml.hello,
      text: 'നിങ്ങളുടെ അക്കൗണ്ടിന്റെ പാസ്‌വേഡ് ഇപ്പോൾ മാറ്റി. മറ്റെല്ലാ ബ്രൗസറുകളിൽനിന്നും ലോഗൗട്ട് ചെയ്തു.',
      notYou:
        'മാറ്റിയത് നിങ്ങളല്ലെങ്കിൽ, മറ്റാർക്കോ നിങ്ങളുടെ പാസ്‌വേഡ് അറിയാം, അല്ലെങ്കിൽ മറ്റാരോ നിങ്ങളുടെ ഇമെയിൽ വായിക്കുന്നു. ഉടൻതന്നെ പുതിയ പാസ്‌വേഡ് തിരഞ്ഞെടുക്കുക.',
      action: 'പുതിയ പാസ്‌വേഡ് തിരഞ്ഞെടുക്കുക',
    },
  },
  sample: ({ name }) => ({ name }),
  body: accountNews,
});
