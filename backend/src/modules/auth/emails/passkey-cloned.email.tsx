import { phrases } from '../../../translations/index.js';
import { defineEmail } from '../../mailing/composing/define-email.js';
import { name } from '../../mailing/composing/variables.js';
import { accountNews } from './account-news.js';

export const passkeyCloned = defineEmail({
  name: 'passkey-cloned',
  label: 'copy of a passkey',
  whenSent: 'Sent to you or a moderator when a sign-in was refused because its passkey seems to be a copy.',
  scope: 'site',
  place: 444,
  needed: 'account',
  keepsTexts: true,
  // Each needs the key itself.
  limit: { count: 5, hours: 24 },
  variables: { name },
  texts: {
    en: {
      subject: 'A sign-in with a copy of your passkey was refused',
      preview: 'One of your passkeys may be in somebody else’s hands.',
      greeting: phrases.en.hello,
      text: 'Somebody tried to sign in to your account just now, with one of your passkeys. We refused it, because the passkey had counted fewer uses than we had: it seems to be a copy.',
      notYou:
        'Please remove that passkey in the console under Your account, and add a new one. If you have lost a device, choose a new password too: it signs out all browsers.',
      action: 'Choose a new password',
    },
    ml: {
      subject: 'നിങ്ങളുടെ പാസ്‌കീയുടെ പകർപ്പ് ഉപയോഗിച്ചുള്ള ലോഗിൻ തടഞ്ഞു',
      preview: 'നിങ്ങളുടെ ഒരു പാസ്‌കീ മറ്റാരുടെയോ കൈയിലുണ്ടാകാം.',
      greeting: phrases.ml.hello,
      text: 'നിങ്ങളുടെ ഒരു പാസ്‌കീ ഉപയോഗിച്ച് ആരോ ഇപ്പോൾ നിങ്ങളുടെ അക്കൗണ്ടിൽ ലോഗിൻ ചെയ്യാൻ ശ്രമിച്ചു. അത് പാസ്‌കീയുടെ പകർപ്പാണെന്നു തോന്നുന്നതിനാൽ ഞങ്ങൾ അനുവദിച്ചില്ല.',
      notYou:
        'കൺസോളിലെ ‘നിങ്ങളുടെ അക്കൗണ്ട്’ (Your account) എന്ന പേജിൽ ആ പാസ്‌കീ നീക്കി പുതിയൊരെണ്ണം ചേർക്കുക. ഫോണോ കമ്പ്യൂട്ടറോ നഷ്ടപ്പെട്ടെങ്കിൽ പാസ്‌വേഡും മാറ്റുക: അതോടെ എല്ലാ ബ്രൗസറുകളിൽനിന്നും ലോഗൗട്ട് ആകും.',
      action: 'പുതിയ പാസ്‌വേഡ് തിരഞ്ഞെടുക്കുക',
    },
  },
  sample: ({ name }) => ({ name }),
  body: accountNews,
});
