import { phrases } from '../../../../translations/index.js';
import { defineEmail } from '../../../mailing/composing/define-email.js';
import { Paragraph } from '../../../mailing/composing/parts.js';
import { contactForm, contest, name } from '../../../mailing/composing/variables.js';
import { beginning, type EntryPayload, myEntry, sampleEntry, video } from './about-entry.js';
import { enterAgain, type LeftPayload } from './enter-again.js';

export interface WithdrawnPayload extends EntryPayload, LeftPayload {
  /** Whether people may have voted for the entry. Absent in an email that an earlier release queued. */
  hasVoters?: boolean;
}

/** While voting is open. */
const VOTERS = {
  en: 'Its votes count for nobody while it is out of the contest. If it stays out for an hour, its voters get an email, and may choose another entry until voting closes.',
  ml: 'എൻട്രി മത്സരത്തിലില്ലാത്തപ്പോൾ അതിനുള്ള വോട്ടുകൾ കണക്കിലെടുക്കില്ല. ഒരു മണിക്കൂറിനുള്ളിൽ തിരിച്ചുവന്നില്ലെങ്കിൽ വോട്ടു ചെയ്തവരെ ഇമെയിലിൽ അറിയിക്കും; വോട്ടിങ് തീരുന്നതുവരെ അവർക്ക് മറ്റൊരു എൻട്രി തിരഞ്ഞെടുക്കാം.',
};

export const entryWithdrawn = defineEmail({
  name: 'entry-withdrawn',
  label: 'entry withdrawn',
  whenSent: 'Sent to an entrant who withdraws the entry.',
  scope: 'contest',
  place: 50,
  needed: 'change',
  limit: { count: 20, hours: 24 },
  showsHead: true,
  variables: { name, contest, video, contactForm },
  texts: {
    en: {
      subject: 'You have withdrawn your entry',
      preview: 'You can take this back within 24 hours.',
      greeting: phrases.en.hello,
      text: 'You have withdrawn your entry to {{contest}}. It is not in the contest any more, and nobody sees it among the entries.',
      video: phrases.en.video,
      undo: 'You can take this back within 24 hours.',
      myEntry: phrases.en.myEntry,
      notYou:
        'If it was not you, somebody else can open the page of your entry. Please take the withdrawal back, and write to us with the [contact form]({{contactForm}}).',
    },
    ml: {
      subject: 'നിങ്ങൾ എൻട്രി പിൻവലിച്ചു',
      preview: '24 മണിക്കൂറിനുള്ളിൽ തിരികെ കൊണ്ടുവരാം.',
      greeting: phrases.ml.hello,
      text: '‘{{contest}}’ എന്ന മത്സരത്തിൽനിന്ന് നിങ്ങൾ എൻട്രി പിൻവലിച്ചു. അത് ഇനി മത്സരത്തിലില്ല; എൻട്രികളുടെ പട്ടികയിൽ ആരും കാണില്ല.',
      video: phrases.ml.video,
      undo: '24 മണിക്കൂറിനുള്ളിൽ എൻട്രി തിരികെ കൊണ്ടുവരാം.',
      myEntry: phrases.ml.myEntry,
      notYou:
        'പിൻവലിച്ചത് നിങ്ങളല്ലെങ്കിൽ, മറ്റാർക്കോ നിങ്ങളുടെ എൻട്രിയുടെ പേജ് തുറക്കാനാകുന്നുണ്ട്. എൻട്രി തിരികെ കൊണ്ടുവരൂ; [ബന്ധപ്പെടാനുള്ള ഫോമിൽ]({{contactForm}}) ഞങ്ങൾക്ക് എഴുതൂ.',
    },
  },
  sample: (invented) => ({ ...sampleEntry(invented), enterUntil: null, hasVoters: true }),
  body: (payload: WithdrawnPayload, context) => (
    <>
      {beginning(context)}
      {payload.hasVoters && <Paragraph>{VOTERS[context.language]}</Paragraph>}
      {context.text('undo')}
      {enterAgain(payload, context)}
      {myEntry(payload, context)}
      {context.text('notYou')}
    </>
  ),
});
