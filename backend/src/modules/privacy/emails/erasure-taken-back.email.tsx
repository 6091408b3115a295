import { phrases } from '../../../translations/index.js';
import { defineEmail } from '../../mailing/composing/define-email.js';
import { MyEntry, Paragraph } from '../../mailing/composing/parts.js';
import { plainName } from '../../mailing/composing/plain-name.js';

interface TakenBackPayload {
  name: string;
  contestTitle: string;
  /** Absent where the owner reads the email, and removed once it was sent. */
  link: string;
}

export const erasureTakenBack = defineEmail({
  name: 'erasure-taken-back',
  label: 'erasure taken back',
  whenSent: 'Sent to an entrant who takes a confirmed erasure back.',
  scope: 'site',
  place: 370,
  needed: 'request',
  limit: null,
  variables: {},
  texts: {
    en: {
      subject: 'Your data will not be erased',
      preview: 'You have taken your request back.',
      greeting: 'Hello,',
      text: 'You have taken back your request that we erase your entry and your data. We do not erase them. You can ask for it again on the page of your entry.',
      notYou:
        'If it was not you, somebody else can open that page. Press “Close Everywhere Else” there first. Then ask for it again, and confirm it with the link in our next email.',
      myEntry: phrases.en.myEntry,
    },
    ml: {
      subject: 'നിങ്ങളുടെ വിവരങ്ങൾ മായ്ക്കില്ല',
      preview: 'മായ്ക്കണമെന്ന ആവശ്യം നിങ്ങൾ വേണ്ടെന്നുവച്ചു.',
      greeting: 'നമസ്കാരം,',
      text: 'എൻട്രിയും നിങ്ങളുടെ വിവരങ്ങളും മായ്ക്കണമെന്ന ആവശ്യം നിങ്ങൾ വേണ്ടെന്നുവച്ചു. അതിനാൽ ഞങ്ങൾ അവ മായ്ക്കില്ല. എൻട്രിയുടെ പേജിൽ ഇത് വീണ്ടും ആവശ്യപ്പെടാം.',
      notYou:
        'വേണ്ടെന്നുവച്ചത് നിങ്ങളല്ലെങ്കിൽ മറ്റാർക്കോ ആ പേജ് തുറക്കാൻ കഴിയുന്നുണ്ട്. ആദ്യം അവിടെ “മറ്റെല്ലായിടത്തും അടയ്ക്കുക” എന്ന ബട്ടൺ അമർത്തൂ. എന്നിട്ട് വീണ്ടും ആവശ്യപ്പെട്ട്, അടുത്ത ഇമെയിലിലെ ലിങ്ക് വഴി സ്ഥിരീകരിക്കൂ.',
      myEntry: phrases.ml.myEntry,
    },
  },
  sample: ({ name, contestTitle }) => ({ name, contestTitle, link: '' }),
  body: ({ name, contestTitle, link }: TakenBackPayload, { text, line, pageUrl }) => (
    <>
      {text('greeting')}
      {text('text')}
      <Paragraph>
        {plainName(name)}, {contestTitle}
      </Paragraph>
      {text('notYou')}
      <MyEntry link={link} label={line('myEntry')} pageUrl={pageUrl} />
    </>
  ),
});
