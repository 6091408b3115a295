import { phrases } from '../../../../translations/index.js';
import { defineEmail } from '../../../mailing/composing/define-email.js';
import { contactForm, contest, name } from '../../../mailing/composing/variables.js';
import { beginning, type EntryPayload, myEntry, sampleEntry, video } from './about-entry.js';

export const entryRestored = defineEmail({
  name: 'entry-restored',
  label: 'withdrawal taken back',
  whenSent: 'Sent to an entrant who takes a withdrawal back.',
  scope: 'contest',
  place: 60,
  needed: 'change',
  limit: { count: 20, hours: 24 },
  showsHead: true,
  variables: { name, contest, video, contactForm },
  texts: {
    en: {
      subject: 'Your entry is back in the contest',
      preview: 'You have taken the withdrawal of your entry back.',
      greeting: phrases.en.hello,
      text: 'You have taken the withdrawal of your entry to {{contest}} back. The entry is in the contest again, as it was before.',
      video: phrases.en.video,
      myEntry: phrases.en.myEntry,
      notYou: phrases.en.notHer,
    },
    ml: {
      subject: 'നിങ്ങളുടെ എൻട്രി വീണ്ടും മത്സരത്തിലുണ്ട്',
      preview: 'പിൻവലിച്ച എൻട്രി നിങ്ങൾ തിരികെ കൊണ്ടുവന്നു.',
      greeting: phrases.ml.hello,
      text: '‘{{contest}}’ എന്ന മത്സരത്തിൽനിന്ന് പിൻവലിച്ച എൻട്രി നിങ്ങൾ തിരികെ കൊണ്ടുവന്നു. അത് മുമ്പത്തെപ്പോലെ വീണ്ടും മത്സരത്തിലുണ്ട്.',
      video: phrases.ml.video,
      myEntry: phrases.ml.myEntry,
      notYou: phrases.ml.notHer,
    },
  },
  sample: sampleEntry,
  body: (payload: EntryPayload, context) => (
    <>
      {beginning(context)}
      {myEntry(payload, context)}
      {context.text('notYou')}
    </>
  ),
});
