import { emailLink } from '@paattu/api-client/rules';
import type { EmailTemplate } from './email-template.js';
import { ownTextEmail } from './own-text-email.js';
import { Lines, Paragraph, paragraphsOf, Quote, TextLink, Title } from '../composing/parts.js';
import { plainName } from '../composing/plain-name.js';

interface MessagePayload {
  name: string;
  email: string;
  subject: string;
  message: string;
}

const contactMessage: EmailTemplate<MessagePayload> = {
  audience: 'owner',
  // `owner-notice` reports how many others there are.
  limit: { count: 60, hours: 1 },
  texts: () => ({
    subject: 'A message from your website',
    preview: 'Somebody wrote to you with the contact form.',
  }),
  values: () => ({}),
  body: ({ name, email, subject, message }) => (
    <>
      <Title>A message from your website</Title>
      <Paragraph>
        From: {plainName(name)}, <TextLink href={emailLink(email)}>{email}</TextLink>
        <br />
        Subject: {subject}
      </Paragraph>
      <Quote>{message}</Quote>
      <Paragraph>Please write to the address above. Replies to this email are not read.</Paragraph>
    </>
  ),
};

/** Repeats nothing of the contact message, because its sender may have typed the address of another person. */
const contactReceipt = ownTextEmail('contact-receipt', {
  // It answers a message, so an opt-out of emails about the contest does not concern it. Its limit protects others.
  audience: 'account',
  limit: { count: 3, hours: 24 },
  values: () => ({}),
  body: (_payload: object, { text }) => (
    <>
      {text('greeting')}
      {text('text')}
    </>
  ),
});

interface AnswerPayload {
  name: string;
  /** What the owner wrote. */
  text: string;
  subject: string;
  message: string;
}

const contactAnswer = ownTextEmail('contact-answer', {
  // It answers what the person wrote, so an opt-out does not concern it.
  audience: 'account',
  limit: null,
  values: ({ name, subject }: AnswerPayload, pageUrl) => ({
    name: () => name,
    messageSubject: () => subject,
    contactForm: () => pageUrl('/contact'),
  }),
  body: ({ text: answer, message }: AnswerPayload, { text }) => (
    <>
      {text('greeting')}
      {paragraphsOf(answer).map((paragraph, index) => (
        <Paragraph key={index}>
          <Lines>{paragraph}</Lines>
        </Paragraph>
      ))}
      {text('youWrote')}
      <Quote>{message}</Quote>
      {text('again')}
    </>
  ),
});

export const contactEmails = {
  'contact-message': contactMessage,
  'contact-receipt': contactReceipt,
  'contact-answer': contactAnswer,
};
