import { defineEmail } from '../../../mailing/composing/define-email.js';
import { SecretLink } from '../../../mailing/composing/parts.js';
import { contest } from '../../../mailing/composing/variables.js';

interface AddressPayload {
  contestTitle: string;
  /** Absent where the owner reads the email, and removed once it was sent. */
  link: string;
}

/** The address is not confirmed yet, so the email names neither the entrant nor the entry. */
export const entryAddressAsked = defineEmail({
  name: 'entry-address-asked',
  label: 'address of an entry to confirm',
  whenSent: 'Sent to a new address that an entrant has typed, and must confirm.',
  scope: 'contest',
  place: 120,
  needed: 'account',
  limit: { count: 3, hours: 24 },
  variables: { contest },
  texts: {
    en: {
      subject: 'Please confirm your email address',
      preview: 'After that, our emails about your entry come here.',
      greeting: 'Hello,',
      text: 'We were asked to send the emails about an entry to {{contest}} to this address. Please confirm that it is yours.',
      action: 'Confirm on our site',
      lifetime: 'The link works for 24 hours. Until you confirm it, our emails go to your previous address.',
      notYou: 'If you know nothing of it, somebody has mistyped an address. You need not do anything.',
    },
    ml: {
      subject: 'ഇമെയിൽ വിലാസം സ്ഥിരീകരിക്കുക',
      preview: 'സ്ഥിരീകരിച്ചാൽ എൻട്രിയെക്കുറിച്ചുള്ള ഇമെയിലുകൾ ഇവിടെ വരും.',
      greeting: 'നമസ്കാരം,',
      text: '‘{{contest}}’ എന്ന മത്സരത്തിലെ ഒരു എൻട്രിയെക്കുറിച്ചുള്ള ഇമെയിലുകൾ ഇനി ഈ വിലാസത്തിലേക്ക് അയയ്ക്കണമെന്ന് ആവശ്യപ്പെട്ടിട്ടുണ്ട്. വിലാസം നിങ്ങളുടേതു തന്നെയെന്ന് സ്ഥിരീകരിക്കൂ.',
      action: 'സൈറ്റിൽ സ്ഥിരീകരിക്കുക',
      lifetime: 'ലിങ്ക് 24 മണിക്കൂർ പ്രവർത്തിക്കും. സ്ഥിരീകരിക്കുന്നതുവരെ ഇമെയിലുകൾ മുമ്പത്തെ ഇമെയിൽ വിലാസത്തിലേക്കു തന്നെ പോകും.',
      notYou: 'നിങ്ങൾക്ക് ഇതിനെക്കുറിച്ച് അറിയില്ലെങ്കിൽ, ആരോ ഇമെയിൽ വിലാസം തെറ്റിച്ചെഴുതിയതാണ്. ഒന്നും ചെയ്യേണ്ടതില്ല.',
    },
  },
  sample: ({ contestTitle }) => ({ contestTitle, link: '' }),
  body: ({ link }: AddressPayload, { t, text, line }) => (
    <>
      {text('greeting')}
      {text('text')}
      <SecretLink link={link} removed={t.linkRemoved} label={line('action')} />
      {text('lifetime')}
      {text('notYou')}
    </>
  ),
});
