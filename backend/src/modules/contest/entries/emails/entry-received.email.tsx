import { phrases } from '../../../../translations/index.js';
import { defineEmail } from '../../../mailing/composing/define-email.js';
import { Paragraph, Quote, TextLink } from '../../../mailing/composing/parts.js';
import { contest, name } from '../../../mailing/composing/variables.js';
import { beginning, type EntryPayload, myEntry, sampleEntry, video } from './about-entry.js';

interface GivenConsents {
  /** The number of the rules. */
  version: number;
  texts: string[];
  givenAt: string;
  timeZone: string;
}

interface ReceivedPayload extends EntryPayload {
  /** Absent where none are stored. */
  consents?: GivenConsents;
}

/** The receipt of an entry's consents. The owner cannot replace it. */
const CONSENTS = {
  en: {
    given: (instant: string, timeZone: string) =>
      `When you sent it on ${phrases.en.dayAndTime(instant, timeZone)}, you accepted this:`,
    rules: (version: number) => `Read version ${version} of the rules`,
  },
  ml: {
    given: (instant: string, timeZone: string) =>
      `${phrases.ml.dayAndTime(instant, timeZone)}-ന് എൻട്രി അയച്ചപ്പോൾ നിങ്ങൾ അംഗീകരിച്ചത്:`,
    rules: (version: number) => `നിയമങ്ങളുടെ പതിപ്പ് ${version} വായിക്കുക`,
  },
};

/** Repeats what the form has said. Strangers can cause it with any address, so its reader can stop it. */
export const entryReceived = defineEmail({
  name: 'entry-received',
  label: 'entry received',
  whenSent: 'Sent to an entrant when an entry arrives.',
  scope: 'contest',
  place: 10,
  needed: null,
  limit: { count: 10, hours: 24 },
  showsHead: true,
  variables: { name, contest, video },
  texts: {
    en: {
      subject: 'Entry Submitted Successfully!',
      preview: 'Your entry has been submitted and is now pending review.',
      greeting: phrases.en.hello,
      text: 'Thank you for singing along. Your entry to {{contest}} has been submitted and is now pending review. We will write to you when we have reviewed it.',
      video: phrases.en.video,
      myEntry: phrases.en.myEntry,
    },
    ml: {
      subject: 'നിങ്ങളുടെ എൻട്രി കിട്ടി',
      preview: 'ഇനി പരിശോധനയാണ്.',
      greeting: phrases.ml.hello,
      text: 'കൂടെ പാടിയതിന് നന്ദി. ‘{{contest}}’ എന്ന മത്സരത്തിലേക്കുള്ള നിങ്ങളുടെ എൻട്രി കിട്ടി; ഇനി പരിശോധനയാണ്. പരിശോധിച്ച ശേഷം ഞങ്ങൾ എഴുതാം.',
      video: phrases.ml.video,
      myEntry: phrases.ml.myEntry,
    },
  },
  sample: sampleEntry,
  body: ({ consents, ...payload }: ReceivedPayload, context) => {
    const { given, rules } = CONSENTS[context.language];
    return (
      <>
        {beginning(context)}
        {myEntry(payload, context)}
        {consents && (
          <>
            <Paragraph>{given(consents.givenAt, consents.timeZone)}</Paragraph>
            {consents.texts.map((text) => (
              <Quote key={text}>{text}</Quote>
            ))}
            <Paragraph>
              <TextLink href={context.pageUrl(`/contests/${payload.contestSlug}/rules/${consents.version}`)}>
                {rules(consents.version)}
              </TextLink>
            </Paragraph>
          </>
        )}
      </>
    );
  },
});
