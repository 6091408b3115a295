import { phrases } from '../../../translations/index.js';
import { defineEmail } from '../../mailing/composing/define-email.js';
import { name } from '../../mailing/composing/variables.js';
import { accountNews } from './account-news.js';

export const tokenMade = defineEmail({
  name: 'token-made',
  label: 'token for a program',
  whenSent: 'Sent to you when a token for a program was made.',
  scope: 'site',
  place: 440,
  needed: 'account',
  keepsTexts: true,
  // An owner has at most 20 active tokens.
  limit: { count: 40, hours: 24 },
  variables: { name },
  texts: {
    en: {
      subject: 'A new token for a program',
      preview: 'A program can now use the API of the site for you.',
      greeting: phrases.en.hello,
      text: 'Somebody, most likely you, made a token in the console just now. With it, a program can use the API of the site for you. The console lists it under Tokens, with what it allows.',
      notYou:
        'If it was not you, somebody else knows your password. Please choose a new one at once, with this link: it signs out all browsers and revokes all tokens.',
      action: 'Choose a new password',
    },
    ml: {
      subject: 'ഒരു പ്രോഗ്രാമിനുള്ള പുതിയ ടോക്കൺ',
      preview: 'സൈറ്റിന്റെ API നിങ്ങൾക്കായി ഉപയോഗിക്കാൻ ഒരു പ്രോഗ്രാമിന് ഇനി കഴിയും.',
      greeting: phrases.ml.hello,
      text: 'ആരോ (നിങ്ങൾ തന്നെയാകാം) കൺസോളിൽ ഇപ്പോൾ ഒരു ടോക്കൺ ഉണ്ടാക്കി. അതുപയോഗിച്ച് ഒരു പ്രോഗ്രാമിന് സൈറ്റിന്റെ API നിങ്ങൾക്കായി ഉപയോഗിക്കാം. അത് എന്തെല്ലാം അനുവദിക്കുന്നുവെന്ന് കൺസോളിലെ Tokens എന്ന പേജിൽ കാണാം.',
      notYou:
        'ഇത് നിങ്ങളല്ലെങ്കിൽ, മറ്റാർക്കോ നിങ്ങളുടെ പാസ്‌വേഡ് അറിയാം. ഈ ലിങ്ക് വഴി ഉടൻതന്നെ പുതിയൊരെണ്ണം തിരഞ്ഞെടുക്കുക: അതോടെ എല്ലാ ബ്രൗസറുകളിൽനിന്നും ലോഗൗട്ട് ആകും, എല്ലാ ടോക്കണുകളും റദ്ദാകും.',
      action: 'പുതിയ പാസ്‌വേഡ് തിരഞ്ഞെടുക്കുക',
    },
  },
  sample: ({ name }) => ({ name }),
  body: accountNews,
});
