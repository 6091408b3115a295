import { defineEmail } from '../../mailing/composing/define-email.js';
import { Paragraph, SecretLink } from '../../mailing/composing/parts.js';
import { plainName } from '../../mailing/composing/plain-name.js';

interface AskedPayload {
  contestTitle: string;
  /** Absent in an email that the release before wrote. */
  name?: string;
  /** Absent where the owner reads the email, and removed once it was sent. */
  link: string;
}

export const erasureAsked = defineEmail({
  name: 'erasure-asked',
  label: 'erasure to confirm',
  whenSent: 'Sent to an entrant who asks for the erasure of an entry, and must confirm it.',
  scope: 'site',
  place: 350,
  needed: 'request',
  // Who entered several songs can ask for each of them.
  limit: { count: 9, hours: 24, ofEntry: 3 },
  variables: {},
  texts: {
    en: {
      subject: 'Please confirm that we shall erase your data',
      preview: 'Nothing is erased until you confirm it.',
      greeting: 'Hello,',
      text: 'You asked us to erase your entry and your data. Please confirm it, because nobody can bring them back. We erase in the night after the next 24 hours, and at the latest within seven days. Until then you can take it back on the page of your entry.',
      action: 'Confirm on our site',
      lifetime:
        'The link works for three days. Nothing is erased when you open it: the page asks you once more.',
      notYou: 'If it was not you, do not confirm: then nothing is erased.',
    },
    ml: {
      subject: 'നിങ്ങളുടെ വിവരങ്ങൾ മായ്ക്കണമെന്ന് സ്ഥിരീകരിക്കുക',
      preview: 'നിങ്ങൾ സ്ഥിരീകരിക്കുന്നതുവരെ ഒന്നും മായ്ക്കില്ല.',
      greeting: 'നമസ്കാരം,',
      text: 'എൻട്രിയും നിങ്ങളുടെ വിവരങ്ങളും മായ്ക്കാൻ നിങ്ങൾ ആവശ്യപ്പെട്ടു. മായ്ച്ചാൽ ആർക്കും തിരികെ കൊണ്ടുവരാനാകില്ല; അതിനാൽ ഇത് സ്ഥിരീകരിക്കൂ. 24 മണിക്കൂറിനു ശേഷമുള്ള രാത്രിയിൽ ഞങ്ങൾ മായ്ക്കും; ഏറ്റവും വൈകിയാൽ ഏഴു ദിവസത്തിനുള്ളിൽ. അതുവരെ എൻട്രിയുടെ പേജിൽ ഇത് വേണ്ടെന്നുവയ്ക്കാം.',
      action: 'സൈറ്റിൽ സ്ഥിരീകരിക്കുക',
      lifetime: 'ലിങ്ക് മൂന്നു ദിവസം പ്രവർത്തിക്കും. തുറന്നതുകൊണ്ടു മാത്രം ഒന്നും മായ്ക്കില്ല: പേജ് ഒരിക്കൽക്കൂടി ചോദിക്കും.',
      notYou: 'ആവശ്യപ്പെട്ടത് നിങ്ങളല്ലെങ്കിൽ സ്ഥിരീകരിക്കരുത്: അപ്പോൾ ഒന്നും മായ്ക്കില്ല.',
    },
  },
  sample: ({ name, contestTitle }) => ({ name, contestTitle, link: '' }),
  body: ({ name, contestTitle, link }: AskedPayload, { t, text, line }) => (
    <>
      {text('greeting')}
      {text('text')}
      <Paragraph>
        {name !== undefined && `${plainName(name)}, `}
        {contestTitle}
      </Paragraph>
      <SecretLink link={link} removed={t.linkRemoved} label={line('action')} />
      {text('lifetime')}
      {text('notYou')}
    </>
  ),
});
