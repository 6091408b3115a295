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
  place: number;
}

/** The hours are a rule, so the owner cannot replace the sentence that says them. */
const OFFER = {
  en: {
    offered: (place: number, prize: string) => `Your place in the result: ${place}. The prize: ${prize}.`,
    hours:
      'You have 48 hours, counted from this email, to accept or decline the prize on the page of your entry. Without an answer the offer lapses, and the prize may be offered to somebody else.',
  },
  ml: {
    offered: (place: number, prize: string) => `ഫലത്തിൽ നിങ്ങളുടെ സ്ഥാനം: ${place}. സമ്മാനം: ${prize}.`,
    hours:
      'ഈ ഇമെയിൽ അയച്ച് 48 മണിക്കൂറിനുള്ളിൽ, നിങ്ങളുടെ എൻട്രിയുടെ പേജിൽ സമ്മാനം സ്വീകരിക്കുകയോ വേണ്ടെന്നുവയ്ക്കുകയോ ചെയ്യാം. മറുപടിയില്ലെങ്കിൽ അവസരം അവസാനിക്കും; സമ്മാനം മറ്റൊരാൾക്ക് നൽകിയേക്കാം.',
  },
};

export const prizeOffer = defineEmail({
  name: 'prize-offer',
  label: 'offer of the prize',
  whenSent: 'Sent to an entrant to whom the prize is offered.',
  scope: 'contest',
  place: 300,
  needed: 'deadline',
  limit: null,
  showsHead: true,
  variables: { name, contest },
  texts: {
    en: {
      subject: 'The prize of the contest is offered to you',
      preview: 'Please accept or decline it within 48 hours.',
      greeting: phrases.en.hello,
      text: 'Congratulations! The result of {{contest}} is published, and the prize is offered to you.',
      myEntry: 'Accept or decline the prize',
      tax: 'The prize may be taxable income. In India, tax may be deducted before it is paid. Ask a tax adviser.\n\nIf you accept, we contact you about the payment. Please never send bank details by email.',
    },
    ml: {
      subject: 'മത്സരത്തിന്റെ സമ്മാനം നിങ്ങൾക്ക്',
      preview: 'സ്വീകരിക്കുന്നോ ഇല്ലയോ എന്ന് 48 മണിക്കൂറിനുള്ളിൽ അറിയിക്കൂ.',
      greeting: phrases.ml.hello,
      text: 'അഭിനന്ദനങ്ങൾ! ‘{{contest}}’ എന്ന മത്സരത്തിന്റെ ഫലം വന്നു; സമ്മാനം നിങ്ങൾക്ക് നൽകാൻ ഞങ്ങൾ ആഗ്രഹിക്കുന്നു.',
      myEntry: 'മറുപടി അറിയിക്കൂ',
      tax: 'സമ്മാനത്തിന് നികുതി ബാധകമായേക്കാം. ഇന്ത്യയിൽ നികുതി കുറച്ച ശേഷമായിരിക്കാം തുക ലഭിക്കുന്നത്. നികുതിവിദഗ്ധരോട് ചോദിക്കൂ.\n\nസമ്മാനം സ്വീകരിച്ചാൽ, തുക നൽകുന്നതിനെക്കുറിച്ച് ഞങ്ങൾ നിങ്ങളുമായി ബന്ധപ്പെടും. ബാങ്ക് വിവരങ്ങൾ ഒരിക്കലും ഇമെയിലിൽ അയയ്ക്കരുത്.',
    },
  },
  sample: ({ name, contestTitle }) => ({ name, contestTitle, place: 1, prizeAmount: 500_000, link: '' }),
  body: ({ place, prizeAmount, link }: OfferPayload, { language, text, line, pageUrl }) => {
    const { offered, hours } = OFFER[language];
    return (
      <>
        {text('greeting')}
        {text('text')}
        <Paragraph>{offered(place, formatRupees(prizeAmount))}</Paragraph>
        <Paragraph>{hours}</Paragraph>
        <MyEntry link={link} label={line('myEntry')} pageUrl={pageUrl} />
        {text('tax')}
      </>
    );
  },
});
