import { emailLink } from '@paattu/api-client/rules';
import type { EmailTemplate } from './email-template.js';
import { Lines, Paragraph, Quote, TextLink, Title } from './parts.js';
import { plainName } from './plain-name.js';

interface MessagePayload {
  name: string;
  email: string;
  subject: string;
  message: string;
}

const contactMessage: EmailTemplate<MessagePayload> = {
  subject: () => 'A message from your website',
  audience: 'owner',
  // The console lists every contact message.
  limit: { count: 60, hours: 1 },
  preview: () => 'Somebody wrote to you with the contact form.',
  body: ({ name, email, subject, message }) => (
    <>
      <Title>A message from your website</Title>
      <Paragraph>
        From: {name}, <TextLink href={emailLink(email)}>{email}</TextLink>
        <br />
        Subject: {subject}
      </Paragraph>
      <Quote>{message}</Quote>
      <Paragraph>Please write to the address above. Replies to this email are not read.</Paragraph>
    </>
  ),
};

/** Repeats nothing of the contact message, because its sender may have typed the address of another person. */
const contactReceipt: EmailTemplate<object> = {
  subject: (t) => t.contactReceipt.subject,
  // It answers a message, so an opt-out of emails about the contest does not concern it. Its limit protects others.
  audience: 'account',
  limit: { count: 3, hours: 24 },
  preview: (t) => t.contactReceipt.preview,
  body: (_payload, { t }) => (
    <>
      <Title>{t.contactReceipt.subject}</Title>
      <Paragraph>{t.hello}</Paragraph>
      <Paragraph>{t.contactReceipt.text}</Paragraph>
    </>
  ),
};

interface AnswerPayload {
  name: string;
  /** What the owner wrote. */
  text: string;
  subject: string;
  message: string;
}

const contactAnswer: EmailTemplate<AnswerPayload> = {
  subject: (t) => t.contactAnswer.subject,
  // It answers what the person wrote, so an opt-out does not concern it.
  audience: 'account',
  limit: null,
  preview: (t) => t.contactAnswer.preview,
  body: ({ name, text, subject, message }, { t, pageUrl }) => (
    <>
      <Title>{t.contactAnswer.subject}</Title>
      <Paragraph>{t.helloTo(plainName(name))}</Paragraph>
      {paragraphsOf(text).map((paragraph, index) => (
        <Paragraph key={index}>
          <Lines>{paragraph}</Lines>
        </Paragraph>
      ))}
      <Paragraph>
        {t.contactAnswer.youWrote} {subject}
      </Paragraph>
      <Quote>{message}</Quote>
      <Paragraph>
        {t.contactAnswer.again.before}
        <TextLink href={pageUrl('/contact')}>{t.contactAnswer.again.contact}</TextLink>
        {t.contactAnswer.again.after}
      </Paragraph>
    </>
  ),
};

/** The texts between blank lines. */
function paragraphsOf(text: string): string[] {
  return text.replaceAll(/\r\n?/g, '\n').split(/\n(?:[ \t]*\n)+/);
}

export const contactEmails = {
  'contact-message': contactMessage,
  'contact-receipt': contactReceipt,
  'contact-answer': contactAnswer,
};
