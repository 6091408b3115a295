import { formatRupees } from '@paattu/shared/rupees';
import { phrases } from '../../../../translations/index.js';
import { defineEmail } from '../../../mailing/composing/define-email.js';
import { MyEntry, Paragraph } from '../../../mailing/composing/parts.js';
import { contest, name } from '../../../mailing/composing/variables.js';

interface OfferPayload {
  name: string;
  contestTitle: string;
  prizeAmount: number;
  /** To the entrant's page of the entry. Absent as in the emails about an entry. */
  link: string;
}

const PRIZE = {
  en: (prize: string) => `The prize: ${prize}.`,
  ml: (prize: string) => `സമ്മാനം: ${prize}.`,
};

export const prizeAccepted = defineEmail({
  name: 'prize-accepted',
  label: 'prize accepted',
  whenSent: 'Sent to an entrant who accepts the prize.',
  scope: 'contest',
  place: 330,
  needed: 'change',
  limit: null,
  showsHead: true,
  variables: { name, contest },
  texts: {
    en: {
      subject: 'You have accepted the prize',
      preview: 'We have your answer. Here is what happens next.',
      greeting: phrases.en.hello,
      text: 'You have accepted the prize of {{contest}}. This answer cannot be changed.',
      then: 'We contact you at this address about the payment. Please never send bank details by email. If it was not you, please write to us on the page of your entry.',
      myEntry: 'Open your entry',
    },
    ml: {
      subject: 'നിങ്ങൾ സമ്മാനം സ്വീകരിച്ചു',
      preview: 'നിങ്ങളുടെ മറുപടി കിട്ടി. ഇനി എന്തെന്ന് ഇതാ.',
      greeting: phrases.ml.hello,
      text: '‘{{contest}}’ എന്ന മത്സരത്തിന്റെ സമ്മാനം നിങ്ങൾ സ്വീകരിച്ചു. ഈ മറുപടി ഇനി മാറ്റാനാകില്ല.',
      then: 'തുക നൽകുന്നതിനെക്കുറിച്ച് ഞങ്ങൾ ഈ വിലാസത്തിൽ നിങ്ങളുമായി ബന്ധപ്പെടും. ബാങ്ക് വിവരങ്ങൾ ഒരിക്കലും ഇമെയിലിൽ അയയ്ക്കരുത്. സ്വീകരിച്ചത് നിങ്ങളല്ലെങ്കിൽ, നിങ്ങളുടെ എൻട്രിയുടെ പേജിൽ ഞങ്ങൾക്ക് എഴുതൂ.',
      myEntry: 'നിങ്ങളുടെ എൻട്രി തുറക്കുക',
    },
  },
  sample: ({ name, contestTitle }) => ({ name, contestTitle, prizeAmount: 500_000, link: '' }),
  body: ({ prizeAmount, link }: OfferPayload, { language, text, line, pageUrl }) => (
    <>
      {text('greeting')}
      {text('text')}
      <Paragraph>{PRIZE[language](formatRupees(prizeAmount))}</Paragraph>
      {text('then')}
      <MyEntry link={link} label={line('myEntry')} pageUrl={pageUrl} />
    </>
  ),
});
