import { phrases } from '../../../../translations/index.js';
import { defineEmail } from '../../../mailing/composing/define-email.js';
import { contest, name } from '../../../mailing/composing/variables.js';
import { beginning, type EntryPayload, myEntry, sampleEntry, video } from './about-entry.js';
import { SAMPLE_REASONS, whyOf, type WhyPayload } from './why.js';

export const entryReturned = defineEmail({
  name: 'entry-returned',
  label: 'entry pending again',
  whenSent: 'Sent to an entrant when an approved entry becomes pending again.',
  scope: 'contest',
  place: 40,
  needed: 'change',
  limit: null,
  showsHead: true,
  variables: { name, contest, video },
  texts: {
    en: {
      subject: 'Your entry is pending review again',
      preview: 'We are reviewing your entry again.',
      greeting: phrases.en.hello,
      text: 'We are reviewing your entry to {{contest}} again. Until we have decided, it is not shown among the entries. We will write to you.',
      reason: 'The reason:',
      video: phrases.en.video,
      myEntry: phrases.en.myEntry,
    },
    ml: {
      subject: 'നിങ്ങളുടെ എൻട്രി വീണ്ടും പരിശോധിക്കുന്നു',
      preview: 'നിങ്ങളുടെ എൻട്രി ഞങ്ങൾ വീണ്ടും പരിശോധിക്കുകയാണ്.',
      greeting: phrases.ml.hello,
      text: '‘{{contest}}’ എന്ന മത്സരത്തിലേക്കുള്ള നിങ്ങളുടെ എൻട്രി ഞങ്ങൾ വീണ്ടും പരിശോധിക്കുകയാണ്. തീരുമാനമാകുന്നതുവരെ അത് എൻട്രികളുടെ പട്ടികയിൽ കാണില്ല. തീരുമാനം ഞങ്ങൾ അറിയിക്കാം.',
      reason: 'കാരണം:',
      video: phrases.ml.video,
      myEntry: phrases.ml.myEntry,
    },
  },
  sample: (invented) => ({ ...sampleEntry(invented), ...SAMPLE_REASONS[invented.language] }),
  body: (payload: EntryPayload & WhyPayload, context) => (
    <>
      {beginning(context, whyOf(payload, context))}
      {myEntry(payload, context)}
    </>
  ),
});
