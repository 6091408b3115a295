import { defineEmail } from '../../mailing/composing/define-email.js';
import { Paragraph } from '../../mailing/composing/parts.js';
import { contactForm } from '../../mailing/composing/variables.js';

/** Without the name of the entrant: this email outlives her entry by a day. */
export const erasureDone = defineEmail({
  name: 'erasure-done',
  label: 'data erased',
  whenSent: 'Sent to an entrant after the entry was erased. The address is deleted with it.',
  scope: 'site',
  place: 380,
  needed: 'request',
  limit: null,
  variables: { contactForm },
  texts: {
    en: {
      subject: 'Your data is erased',
      preview: 'What is erased, and what remains.',
      greeting: 'Hello,',
      text: 'As you asked, we have erased your entry: your name, address, photo and video link, the proof that the video is yours, what you accepted when you entered, what you and we wrote to each other on the page of your entry, and our emails to you. We delete your address in this last email, too, on the next day.',
      remains:
        'What remains: when the entry was sent, decided and erased, and its line in the result, if it has one, both without your name, to prove that the contest was run correctly. If your address gets no emails about contests, we keep it for that alone. Our backups lose your data as they are replaced; after a restore we erase it again. Your video stays on YouTube: only you can delete it there.',
      ask: 'If you have questions, please use the [contact form]({{contactForm}}).',
    },
    ml: {
      subject: 'നിങ്ങളുടെ വിവരങ്ങൾ മായ്ച്ചു',
      preview: 'എന്തൊക്കെ മായ്ച്ചു, എന്തൊക്കെ ബാക്കിയുണ്ട്.',
      greeting: 'നമസ്കാരം,',
      text: 'നിങ്ങൾ ആവശ്യപ്പെട്ടതുപോലെ ഞങ്ങൾ എൻട്രി മായ്ച്ചു: നിങ്ങളുടെ പേര്, ഇമെയിൽ വിലാസം, ഫോട്ടോ, വീഡിയോയുടെ ലിങ്ക്, വീഡിയോ നിങ്ങളുടേതാണെന്നതിന്റെ തെളിവ്, പങ്കെടുത്തപ്പോൾ നിങ്ങൾ അംഗീകരിച്ചവ, എൻട്രിയുടെ പേജിൽ നിങ്ങളും ഞങ്ങളും എഴുതിയ സന്ദേശങ്ങൾ, നിങ്ങൾക്കയച്ച ഇമെയിലുകൾ. ഈ അവസാന ഇമെയിലിലെ വിലാസവും അടുത്ത ദിവസം മായ്ക്കും.',
      remains:
        'ബാക്കിയുള്ളത്: എൻട്രി എപ്പോൾ അയച്ചു, തീരുമാനിച്ചു, മായ്ച്ചു എന്നതും, ഫലത്തിൽ എൻട്രിയുണ്ടെങ്കിൽ അതിലെ വരിയും മാത്രം; രണ്ടും നിങ്ങളുടെ പേരില്ലാതെ. മത്സരം ശരിയായി നടത്തിയെന്ന് തെളിയിക്കാനാണിത്. മത്സരത്തെക്കുറിച്ചുള്ള ഇമെയിലുകൾ നിങ്ങൾ നിർത്തിയിട്ടുണ്ടെങ്കിൽ അതിനുവേണ്ടി മാത്രം ഇമെയിൽ വിലാസം സൂക്ഷിക്കും. ബാക്കപ്പുകളിലെ വിവരങ്ങൾ അവ മാറുന്നതോടെ ഇല്ലാതാകും; ബാക്കപ്പ് തിരികെ ഉപയോഗിക്കേണ്ടിവന്നാൽ വീണ്ടും മായ്ക്കും. വീഡിയോ യൂട്യൂബിൽ തുടരും: അവിടെ അത് മായ്ക്കാൻ നിങ്ങൾക്കേ കഴിയൂ.',
      ask: 'ചോദ്യങ്ങളുണ്ടെങ്കിൽ [ബന്ധപ്പെടാനുള്ള ഫോമിൽ]({{contactForm}}) എഴുതൂ.',
    },
  },
  sample: ({ contestTitle }) => ({ contestTitle }),
  body: ({ contestTitle }: { contestTitle: string }, { text }) => (
    <>
      {text('greeting')}
      {text('text')}
      <Paragraph>{contestTitle}</Paragraph>
      {text('remains')}
      {text('ask')}
    </>
  ),
});
