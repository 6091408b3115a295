import type { EmailContext } from './email-template.js';
import { Paragraph, Quote, TextLink } from '../composing/parts.js';

export interface GivenConsents {
  /** The number of the rules. */
  version: number;
  texts: string[];
  givenAt: string;
  timeZone: string;
}

interface ConsentReceiptProps {
  consents: GivenConsents;
  contestSlug: string | undefined;
  context: Pick<EmailContext, 't' | 'pageUrl'>;
}

/** What the entrant consented to and when. The owner cannot replace it. */
export function ConsentReceipt({ consents, contestSlug, context }: ConsentReceiptProps) {
  const { version, texts, givenAt, timeZone } = consents;
  const { t, pageUrl } = context;
  return (
    <>
      <Paragraph>{t.consents.given(givenAt, timeZone)}</Paragraph>
      {texts.map((text) => (
        <Quote key={text}>{text}</Quote>
      ))}
      <Paragraph>
        <TextLink href={pageUrl(`/contests/${contestSlug}/rules/${version}`)}>
          {t.consents.rules(version)}
        </TextLink>
      </Paragraph>
    </>
  );
}
