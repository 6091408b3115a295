import { defineEmail } from '../../../mailing/composing/define-email.js';
import { SecretLink } from '../../../mailing/composing/parts.js';
import { contest } from '../../../mailing/composing/variables.js';

/** Nobody may count votes by entry before the result, so only this email to voters names one: no list shows it, and the name goes with the link. */
interface LinkPayload {
  contestTitle: string;
  /** Absent where the owner reads the email, and removed once it was sent. */
  link: string;
  /** Of whoever asked for the link. Absent in emails of earlier releases, and removed once the email was sent. */
  entryName?: string;
}

export const voteLink = defineEmail({
  name: 'vote-link',
  label: 'vote to confirm',
  whenSent: 'Sent to a visitor who votes without an account, and must confirm the vote.',
  scope: 'contest',
  place: 190,
  needed: 'request',
  limit: null,
  secrets: ['entryName'],
  variables: { contest, entry: ({ entryName }: LinkPayload) => entryName ?? '' },
  texts: {
    en: {
      subject: 'Please confirm your vote',
      preview: 'Your vote counts when you press the button on our page.',
      greeting: 'Hello,',
      text: 'Here is the link to your vote in {{contest}}. Open the page and press the button: then your vote counts.',
      entry:
        'The link was asked for with a vote for {{entry}}. On the page you can choose any entry of the contest: your vote is for the one for which you press the button.',
      action: 'Go on to your vote',
      lifetime:
        'The link works for 24 hours, and at most until an hour after voting closes. Opening it counts nothing.',
      notYou: 'If you did not ask for it, you need not do anything: then nothing is counted.',
    },
    ml: {
      subject: 'നിങ്ങളുടെ വോട്ട് സ്ഥിരീകരിക്കുക',
      preview: 'ഞങ്ങളുടെ പേജിലെ ബട്ടൺ അമർത്തിയാലേ വോട്ട് കണക്കിലെടുക്കൂ.',
      greeting: 'നമസ്കാരം,',
      text: '‘{{contest}}’ എന്ന മത്സരത്തിലെ നിങ്ങളുടെ വോട്ട് സ്ഥിരീകരിക്കാനുള്ള ലിങ്ക് ഇതാ. പേജ് തുറന്ന് ബട്ടൺ അമർത്തൂ: അപ്പോഴേ വോട്ട് കണക്കിലെടുക്കൂ.',
      entry:
        '‘{{entry}}’ എന്ന എൻട്രിക്ക് വോട്ടു ചെയ്യാനാണ് ഈ ലിങ്ക് ആവശ്യപ്പെട്ടത്. പേജിൽ മത്സരത്തിലെ ഏത് എൻട്രിയും തിരഞ്ഞെടുക്കാം: ഏതിനാണോ ബട്ടൺ അമർത്തുന്നത്, അതിനാണ് നിങ്ങളുടെ വോട്ട്.',
      action: 'വോട്ട് സ്ഥിരീകരിക്കുക',
      lifetime:
        'ലിങ്ക് 24 മണിക്കൂർ പ്രവർത്തിക്കും; പരമാവധി വോട്ടിങ് തീർന്ന് ഒരു മണിക്കൂർ വരെ. ലിങ്ക് തുറന്നതുകൊണ്ടു മാത്രം വോട്ടാകില്ല.',
      notYou: 'ആവശ്യപ്പെട്ടത് നിങ്ങളല്ലെങ്കിൽ ഒന്നും ചെയ്യേണ്ടതില്ല: അപ്പോൾ വോട്ടാകില്ല.',
    },
  },
  sample: ({ name, contestTitle }) => ({ contestTitle, link: '', entryName: name }),
  body: ({ link, entryName }: LinkPayload, { t, text, line }) => (
    <>
      {text('greeting')}
      {text('text')}
      {entryName !== undefined && text('entry')}
      <SecretLink link={link} removed={t.linkRemoved} label={line('action')} />
      {text('lifetime')}
      {text('notYou')}
    </>
  ),
});
