import { phrases } from '../../../../translations/index.js';
import { defineEmail } from '../../../mailing/composing/define-email.js';
import { contest, name } from '../../../mailing/composing/variables.js';
import { myEntry } from './about-entry.js';
import { type ChangePayload, changes, sampleChange } from './changes.js';

export const entryRevisionApproved = defineEmail({
  name: 'entry-revision-approved',
  label: 'change approved',
  whenSent: 'Sent to an entrant when a proposed change is approved.',
  scope: 'contest',
  place: 100,
  needed: 'change',
  limit: null,
  showsHead: true,
  variables: { name, contest },
  texts: {
    en: {
      subject: 'Your change has been approved',
      preview: 'Everyone can see it now.',
      greeting: phrases.en.hello,
      text: 'We have approved the change of your entry to {{contest}}, and everyone can see it. This is new:',
      myEntry: phrases.en.myEntry,
    },
    ml: {
      subject: 'നിങ്ങൾ വരുത്തിയ മാറ്റം അംഗീകരിച്ചു',
      preview: 'ഇനി എല്ലാവർക്കും കാണാം.',
      greeting: phrases.ml.hello,
      text: '‘{{contest}}’ എന്ന മത്സരത്തിലെ എൻട്രിയിൽ നിങ്ങൾ വരുത്തിയ മാറ്റം അംഗീകരിച്ചു. ഇനി എല്ലാവർക്കും കാണാം. പുതിയത്:',
      myEntry: phrases.ml.myEntry,
    },
  },
  sample: sampleChange,
  body: (payload: ChangePayload, context) => (
    <>
      {changes(payload, context)}
      {myEntry(payload, context)}
    </>
  ),
});
