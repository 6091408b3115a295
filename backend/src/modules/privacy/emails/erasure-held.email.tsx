import { phrases } from '../../../translations/index.js';
import { defineEmail } from '../../mailing/composing/define-email.js';
import { MyEntry, Paragraph } from '../../mailing/composing/parts.js';

interface HeldPayload {
  contestTitle: string;
  /** Absent where the owner reads the email, and removed once it was sent. */
  link: string;
}

export const erasureHeld = defineEmail({
  name: 'erasure-held',
  label: 'erasure delayed',
  whenSent: 'Sent to an entrant whose confirmed erasure waits for the end of a legal hold.',
  scope: 'site',
  place: 360,
  needed: 'request',
  limit: null,
  variables: {},
  texts: {
    en: {
      subject: 'Your data cannot be erased yet',
      preview: 'What delays it, and what happens then.',
      greeting: 'Hello,',
      text: 'You confirmed that we shall erase your entry and your data. We may not do so yet: everything about this contest must be kept for now, because it may be needed as evidence.',
      then: 'As soon as that ends, we erase your data and write to you. You need not ask again. Until then you can take it back on the page of your entry.',
      myEntry: phrases.en.myEntry,
    },
    ml: {
      subject: 'നിങ്ങളുടെ വിവരങ്ങൾ ഇപ്പോൾ മായ്ക്കാനാകില്ല',
      preview: 'വൈകുന്നത് എന്തുകൊണ്ട്, ഇനി എന്ത്.',
      greeting: 'നമസ്കാരം,',
      text: 'എൻട്രിയും നിങ്ങളുടെ വിവരങ്ങളും മായ്ക്കണമെന്ന് നിങ്ങൾ സ്ഥിരീകരിച്ചു. ഇപ്പോൾ ഞങ്ങൾക്ക് അത് ചെയ്യാനാകില്ല: തെളിവായി വേണ്ടിവന്നേക്കാമെന്നതിനാൽ ഈ മത്സരത്തെക്കുറിച്ചുള്ളതെല്ലാം തൽക്കാലം സൂക്ഷിക്കണം.',
      then: 'അത് അവസാനിച്ചാലുടൻ നിങ്ങളുടെ വിവരങ്ങൾ മായ്ച്ച് ഞങ്ങൾ അറിയിക്കാം. വീണ്ടും ആവശ്യപ്പെടേണ്ടതില്ല. അതുവരെ എൻട്രിയുടെ പേജിൽ ഇത് വേണ്ടെന്നുവയ്ക്കാം.',
      myEntry: phrases.ml.myEntry,
    },
  },
  sample: ({ contestTitle }) => ({ contestTitle, link: '' }),
  body: ({ contestTitle, link }: HeldPayload, { text, line, pageUrl }) => (
    <>
      {text('greeting')}
      {text('text')}
      <Paragraph>{contestTitle}</Paragraph>
      {text('then')}
      <MyEntry link={link} label={line('myEntry')} pageUrl={pageUrl} />
    </>
  ),
});
