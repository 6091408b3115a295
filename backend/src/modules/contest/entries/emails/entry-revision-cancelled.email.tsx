import { phrases } from '../../../../translations/index.js';
import { defineEmail } from '../../../mailing/composing/define-email.js';
import { contactForm, contest, name } from '../../../mailing/composing/variables.js';
import { changesByEntrant, sampleChange } from './changes.js';

export const entryRevisionCancelled = defineEmail({
  name: 'entry-revision-cancelled',
  label: 'change taken back',
  whenSent: 'Sent to an entrant who takes a proposed change back.',
  scope: 'contest',
  place: 90,
  needed: 'change',
  limit: { count: 20, hours: 24 },
  showsHead: true,
  variables: { name, contest, contactForm },
  texts: {
    en: {
      subject: 'You have taken your change back',
      preview: 'Your entry stays as visitors see it.',
      greeting: phrases.en.hello,
      text: 'You have taken back what you wanted to change in your entry to {{contest}}. This stays as it is:',
      notYou: phrases.en.notHer,
      myEntry: phrases.en.myEntry,
    },
    ml: {
      subject: 'നിങ്ങൾ മാറ്റം വേണ്ടെന്നുവച്ചു',
      preview: 'നിങ്ങളുടെ എൻട്രി ഇപ്പോൾ കാണുന്നതുപോലെ തുടരും.',
      greeting: phrases.ml.hello,
      text: '‘{{contest}}’ എന്ന മത്സരത്തിലെ എൻട്രിയിൽ ആവശ്യപ്പെട്ട മാറ്റം നിങ്ങൾ വേണ്ടെന്നുവച്ചു. മാറ്റമില്ലാതെ തുടരുന്നത്:',
      notYou: phrases.ml.notHer,
      myEntry: phrases.ml.myEntry,
    },
  },
  sample: sampleChange,
  body: changesByEntrant,
});
