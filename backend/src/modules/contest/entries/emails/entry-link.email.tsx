import { defineEmail } from '../../../mailing/composing/define-email.js';
import { Paragraph, SecretLink, TextLink } from '../../../mailing/composing/parts.js';
import { type EntryPayload, sampleEntry } from './about-entry.js';

interface LinksPayload {
  entries: Array<Pick<EntryPayload, 'contestTitle' | 'youtubeUrl'>>;
  /** One for each entry. Absent where the owner reads the email, and removed once it was sent. */
  link: string[];
}

export const entryLink = defineEmail({
  name: 'entry-link',
  label: 'link to an entry',
  whenSent: 'Sent to an entrant who asks for a new link to the page of an entry.',
  scope: 'site',
  place: 340,
  needed: 'account',
  limit: { count: 5, hours: 24 },
  variables: {},
  texts: {
    en: {
      subject: 'The link to your entry',
      preview: 'You asked for a new link to your entry in the contest.',
      greeting: 'Hello,',
      text: 'Here is the link that you asked for. It opens the page of your entry, without an account.',
      action: 'See your entry',
      lifetime:
        'A link works for seven days. Who has it can change the entry, so please keep it to yourself.',
      notYou: 'If you did not ask for it, you need not do anything: nobody else has got the link.',
    },
    ml: {
      subject: 'നിങ്ങളുടെ എൻട്രിയിലേക്കുള്ള ലിങ്ക്',
      preview: 'മത്സരത്തിലെ നിങ്ങളുടെ എൻട്രിയിലേക്ക് നിങ്ങൾ ചോദിച്ച പുതിയ ലിങ്ക്.',
      greeting: 'നമസ്കാരം,',
      text: 'നിങ്ങൾ ചോദിച്ച ലിങ്ക് ഇതാ. അക്കൗണ്ടില്ലാതെ തന്നെ നിങ്ങളുടെ എൻട്രിയുടെ പേജ് ഇതിലൂടെ തുറക്കാം.',
      action: 'നിങ്ങളുടെ എൻട്രി കാണുക',
      lifetime: 'ലിങ്ക് ഏഴു ദിവസം പ്രവർത്തിക്കും. ലിങ്ക് കിട്ടുന്ന ആർക്കും എൻട്രി മാറ്റാനാകും; അതിനാൽ അത് മറ്റാർക്കും കൊടുക്കരുത്.',
      notYou: 'ചോദിച്ചത് നിങ്ങളല്ലെങ്കിൽ ഒന്നും ചെയ്യേണ്ടതില്ല: ലിങ്ക് മറ്റാർക്കും കിട്ടിയിട്ടില്ല.',
    },
  },
  sample: (invented) => ({
    entries: [{ contestTitle: invented.contestTitle, youtubeUrl: sampleEntry(invented).youtubeUrl }],
    link: [''],
  }),
  body: ({ entries, link: links }: LinksPayload, { t, text, line }) => (
    <>
      {text('greeting')}
      {text('text')}
      {entries.map(({ contestTitle, youtubeUrl }, index) => (
        <div key={index}>
          <Paragraph>
            {contestTitle}: <TextLink href={youtubeUrl}>{youtubeUrl}</TextLink>
          </Paragraph>
          <SecretLink
            link={(links as LinksPayload['link'] | undefined)?.[index]}
            removed={t.linkRemoved}
            label={line('action')}
          />
        </div>
      ))}
      {text('lifetime')}
      {text('notYou')}
    </>
  ),
});
