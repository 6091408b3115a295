import { phrases } from '../../../../translations/index.js';
import { defineEmail } from '../../../mailing/composing/define-email.js';
import { contactForm, contest, name } from '../../../mailing/composing/variables.js';
import { changesByEntrant, sampleChange } from './changes.js';

export const entryChanged = defineEmail({
  name: 'entry-changed',
  label: 'entry changed',
  whenSent: 'Sent to an entrant who changes an entry that is pending.',
  scope: 'contest',
  place: 70,
  needed: 'change',
  limit: { count: 20, hours: 24 },
  showsHead: true,
  variables: { name, contest, contactForm },
  texts: {
    en: {
      subject: 'Your entry was changed',
      preview: 'What is new in your entry.',
      greeting: phrases.en.hello,
      text: 'You have changed your entry to {{contest}}. This is new:',
      notYou: phrases.en.notHer,
      myEntry: phrases.en.myEntry,
    },
    ml: {
      subject: 'നിങ്ങളുടെ എൻട്രിയിൽ മാറ്റം വരുത്തി',
      preview: 'എൻട്രിയിൽ പുതിയത് എന്തെന്ന് കാണാം.',
      greeting: phrases.ml.hello,
      text: '‘{{contest}}’ എന്ന മത്സരത്തിലെ എൻട്രിയിൽ നിങ്ങൾ മാറ്റം വരുത്തി. പുതിയത്:',
      notYou: phrases.ml.notHer,
      myEntry: phrases.ml.myEntry,
    },
  },
  sample: sampleChange,
  body: changesByEntrant,
});
