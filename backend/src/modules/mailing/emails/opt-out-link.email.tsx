import { defineEmail } from '../composing/define-email.js';
import { SecretLink } from '../composing/parts.js';

interface OptOutPayload {
  /** Absent where the owner reads the email, and removed once it was sent. */
  link: string;
}

/** Somebody typed the address on the page of opt-outs. Its link is that of each email that offers an opt-out. */
export const optOutLink = defineEmail({
  name: 'opt-out-link',
  label: 'opt-out to confirm',
  whenSent:
    'Sent to an address that somebody has typed on the page of opt-outs. Its emails stop once the link is followed.',
  scope: 'site',
  place: 390,
  needed: 'request',
  limit: { count: 3, hours: 24 },
  variables: {},
  texts: {
    en: {
      subject: 'Please confirm that you want no emails',
      preview: 'One click, and our emails about the contest are off.',
      greeting: 'Hello,',
      text: 'Somebody, most likely you, has asked us on our site not to write to this address about the contest any more. Please confirm it. Until then, nothing changes.',
      action: 'Opt out of emails',
      notYou: 'If it was not you, you need not do anything: our emails come as before.',
    },
    ml: {
      subject: 'ഇമെയിലുകൾ വേണ്ടെന്ന് സ്ഥിരീകരിക്കുക',
      preview: 'ഒരൊറ്റ ക്ലിക്ക് മതി, മത്സരത്തെക്കുറിച്ചുള്ള ഇമെയിലുകൾ നിർത്താം.',
      greeting: 'നമസ്കാരം,',
      text: 'മത്സരത്തെക്കുറിച്ച് ഈ വിലാസത്തിലേക്ക് ഇനി എഴുതരുതെന്ന് (നിങ്ങൾ തന്നെയാകാം) ഞങ്ങളുടെ സൈറ്റിൽ ആവശ്യപ്പെട്ടു. അത് സ്ഥിരീകരിക്കൂ. അതുവരെ ഒന്നും മാറില്ല.',
      action: 'മത്സരത്തെക്കുറിച്ചുള്ള ഇമെയിലുകൾ നിർത്തുക',
      notYou: 'ഇത് നിങ്ങളല്ലെങ്കിൽ ഒന്നും ചെയ്യേണ്ടതില്ല: ഇമെയിലുകൾ മുമ്പത്തെപ്പോലെ വരും.',
    },
  },
  sample: () => ({ link: '' }),
  body: ({ link }: OptOutPayload, { t, text, line }) => (
    <>
      {text('greeting')}
      {text('text')}
      <SecretLink link={link} removed={t.linkRemoved} label={line('action')} />
      {text('notYou')}
    </>
  ),
});
