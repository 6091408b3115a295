import { phrases } from '../../../translations/index.js';
import { defineEmail } from '../../mailing/composing/define-email.js';
import { name } from '../../mailing/composing/variables.js';
import { accountLink } from './account-link.js';

export const verifyEmail = defineEmail({
  name: 'verify-email',
  label: 'confirm an email address',
  whenSent: 'Sent to a person who signs up.',
  scope: 'site',
  place: 400,
  needed: 'account',
  // Somebody may sign up with any spelling of an address, and ask again. Whoever reads the mailbox can also set a new password, which verifies the address too.
  limit: { count: 3, hours: 24 },
  variables: { name },
  texts: {
    en: {
      subject: 'Confirm your email address',
      preview: 'One click, and your account is ready.',
      greeting: phrases.en.hello,
      text: 'Thank you for signing up. Please confirm that this address is yours.',
      action: 'Confirm my address',
      lifetime: 'The link works once, within 24 hours.',
      notYou:
        'If you did not sign up, please do not follow it. Somebody else typed your address, and the account would be theirs.',
    },
    ml: {
      subject: 'ഇമെയിൽ വിലാസം സ്ഥിരീകരിക്കുക',
      preview: 'ഒരൊറ്റ ക്ലിക്ക് മതി, അക്കൗണ്ട് തയ്യാർ.',
      greeting: phrases.ml.hello,
      text: 'അക്കൗണ്ട് തുടങ്ങിയതിന് നന്ദി. ഈ ഇമെയിൽ വിലാസം നിങ്ങളുടേതു തന്നെയെന്ന് സ്ഥിരീകരിക്കൂ.',
      action: 'ഇമെയിൽ വിലാസം സ്ഥിരീകരിക്കുക',
      lifetime: 'ലിങ്ക് 24 മണിക്കൂർ പ്രവർത്തിക്കും; ഒരു തവണ മാത്രമേ ഉപയോഗിക്കാനാകൂ.',
      notYou:
        'അക്കൗണ്ട് തുടങ്ങിയത് നിങ്ങളല്ലെങ്കിൽ ലിങ്ക് തുറക്കരുത്. മറ്റാരോ നിങ്ങളുടെ ഇമെയിൽ വിലാസം നൽകിയതാണ്; തുറന്നാൽ അക്കൗണ്ട് അവരുടേതാകും.',
    },
  },
  sample: ({ name }) => ({ name, link: '' }),
  body: accountLink,
});
