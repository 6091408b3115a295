import { phrases } from '../../../../translations/index.js';
import { defineEmail } from '../../../mailing/composing/define-email.js';
import { contactForm, contest, name } from '../../../mailing/composing/variables.js';
import { changesByEntrant, sampleChange } from './changes.js';

export const entryRevisionReceived = defineEmail({
  name: 'entry-revision-received',
  label: 'change received',
  whenSent: 'Sent to an entrant who proposes a change of an approved entry.',
  scope: 'contest',
  place: 80,
  needed: 'change',
  limit: { count: 20, hours: 24 },
  showsHead: true,
  variables: { name, contest, contactForm },
  texts: {
    en: {
      subject: 'We have received your change',
      preview: 'Visitors see it once we have approved it.',
      greeting: phrases.en.hello,
      text: 'You want to change your entry to {{contest}}. Until we have reviewed the change, visitors see the entry as it was. This would be new:',
      notYou: phrases.en.notHer,
      myEntry: phrases.en.myEntry,
    },
    ml: {
      subject: 'നിങ്ങൾ വരുത്തിയ മാറ്റം ലഭിച്ചു',
      preview: 'അംഗീകരിച്ച ശേഷം എല്ലാവർക്കും കാണാം.',
      greeting: phrases.ml.hello,
      text: '‘{{contest}}’ എന്ന മത്സരത്തിലെ എൻട്രിയിൽ മാറ്റം വരുത്താൻ നിങ്ങൾ ആവശ്യപ്പെട്ടു. ഞങ്ങൾ പരിശോധിക്കുന്നതുവരെ എൻട്രി ഇപ്പോഴത്തേതുപോലെതന്നെ കാണിക്കും. മാറ്റം ഇങ്ങനെ:',
      notYou: phrases.ml.notHer,
      myEntry: phrases.ml.myEntry,
    },
  },
  sample: sampleChange,
  body: changesByEntrant,
});
