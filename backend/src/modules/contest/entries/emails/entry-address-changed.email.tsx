import { phrases } from '../../../../translations/index.js';
import { defineEmail } from '../../../mailing/composing/define-email.js';
import { contactForm, contest, name } from '../../../mailing/composing/variables.js';
import { type EntryPayload, sampleEntry } from './about-entry.js';

/** Goes to the previous address, which must not open the entry any more. */
export const entryAddressChanged = defineEmail({
  name: 'entry-address-changed',
  label: 'address of an entry changed',
  whenSent: 'Sent to the previous address, when a new one is confirmed.',
  scope: 'contest',
  place: 130,
  needed: 'change',
  limit: null,
  showsHead: true,
  variables: { name, contest, contactForm },
  texts: {
    en: {
      subject: 'Our emails go to another address now',
      preview: 'The email address of your entry was changed.',
      greeting: phrases.en.hello,
      text: 'The email address of your entry to {{contest}} was changed, and the new one is confirmed. Emails about the entry do not come here any more, and the links in earlier emails no longer work.',
      notYou:
        'If it was not you, please write to us at once with the [contact form]({{contactForm}}), and give this address.',
    },
    ml: {
      subject: 'ഞങ്ങളുടെ ഇമെയിലുകൾ ഇനി മറ്റൊരു വിലാസത്തിലേക്ക്',
      preview: 'നിങ്ങളുടെ എൻട്രിയുടെ ഇമെയിൽ വിലാസം മാറ്റി.',
      greeting: phrases.ml.hello,
      text: '‘{{contest}}’ എന്ന മത്സരത്തിലെ നിങ്ങളുടെ എൻട്രിയുടെ ഇമെയിൽ വിലാസം മാറ്റി; പുതിയ വിലാസം സ്ഥിരീകരിച്ചിട്ടുണ്ട്. എൻട്രിയെക്കുറിച്ചുള്ള ഇമെയിലുകൾ ഇനി ഇവിടെ വരില്ല; പഴയ ഇമെയിലുകളിലെ ലിങ്കുകൾ ഇനി പ്രവർത്തിക്കില്ല.',
      notYou: 'ഇത് ചെയ്തത് നിങ്ങളല്ലെങ്കിൽ, [ബന്ധപ്പെടാനുള്ള ഫോമിൽ]({{contactForm}}) ഉടൻ ഞങ്ങൾക്ക് എഴുതൂ; ഈ വിലാസവും നൽകൂ.',
    },
  },
  sample: (invented) => {
    const { name, contestTitle, contestSlug } = sampleEntry(invented);
    return { name, contestTitle, contestSlug };
  },
  body: (_: Pick<EntryPayload, 'name' | 'contestTitle' | 'contestSlug'>, { text }) => (
    <>
      {text('greeting')}
      {text('text')}
      {text('notYou')}
    </>
  ),
});
