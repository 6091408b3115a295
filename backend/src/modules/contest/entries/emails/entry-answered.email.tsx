import { phrases } from '../../../../translations/index.js';
import { defineEmail } from '../../../mailing/composing/define-email.js';
import { contest, name } from '../../../mailing/composing/variables.js';
import { type EntryPayload, myEntry, sampleEntry } from './about-entry.js';

/** The answer itself is on the page alone. */
export const entryAnswered = defineEmail({
  name: 'entry-answered',
  label: 'message about an entry',
  whenSent: 'Sent to an entrant when a moderator has written a message about the entry.',
  scope: 'contest',
  place: 140,
  needed: 'deadline',
  limit: { count: 20, hours: 24 },
  showsHead: true,
  variables: { name, contest },
  texts: {
    en: {
      subject: 'A message about your entry',
      preview: 'There is an answer for you on the page of your entry.',
      greeting: phrases.en.hello,
      text: 'We have written to you about your entry to {{contest}}. You can read it on the page of your entry, and answer there. Replies to this email are not read.',
      myEntry: phrases.en.myEntry,
    },
    ml: {
      subject: 'നിങ്ങളുടെ എൻട്രിയെക്കുറിച്ച് ഒരു സന്ദേശം',
      preview: 'നിങ്ങളുടെ എൻട്രിയുടെ പേജിൽ ഒരു മറുപടിയുണ്ട്.',
      greeting: phrases.ml.hello,
      text: '‘{{contest}}’ എന്ന മത്സരത്തിലേക്കുള്ള എൻട്രിയെക്കുറിച്ച് ഞങ്ങൾ നിങ്ങൾക്ക് എഴുതിയിട്ടുണ്ട്. നിങ്ങളുടെ എൻട്രിയുടെ പേജിൽ അത് വായിക്കാം, അവിടെത്തന്നെ മറുപടിയും എഴുതാം. ഈ ഇമെയിലിനുള്ള മറുപടികൾ ആരും വായിക്കില്ല.',
      myEntry: phrases.ml.myEntry,
    },
  },
  sample: sampleEntry,
  body: (payload: EntryPayload, context) => (
    <>
      {context.text('greeting')}
      {context.text('text')}
      {myEntry(payload, context)}
    </>
  ),
});
