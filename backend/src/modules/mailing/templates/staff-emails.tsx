import type { EmailTemplate } from './email-template.js';
import { Action, Paragraph, Title } from './parts.js';

interface InvitationPayload {
  /** Absent where the owner reads the email, and removed once it was sent. */
  link: string;
}

const moderatorInvitation: EmailTemplate<InvitationPayload> = {
  subject: (t) => t.moderatorInvitation.subject,
  audience: 'account',
  limit: { count: 5, hours: 24 },
  preview: (t) => t.moderatorInvitation.preview,
  body: (payload, { t }) => {
    const link = payload.link as string | undefined;
    const sentences = t.moderatorInvitation;
    return (
      <>
        <Title>{sentences.subject}</Title>
        <Paragraph>{t.hello}</Paragraph>
        <Paragraph>{sentences.text}</Paragraph>
        {link === undefined ? (
          <Paragraph>{t.linkRemoved}</Paragraph>
        ) : (
          <Action href={link}>{sentences.action}</Action>
        )}
        <Paragraph>{sentences.account}</Paragraph>
        <Paragraph>{sentences.lifetime}</Paragraph>
        <Paragraph>{sentences.notYou}</Paragraph>
      </>
    );
  },
};

export const staffEmails = { 'moderator-invitation': moderatorInvitation };
