import type { EmailTranslations } from '../../../translations/index.js';
import type { EmailTemplate } from './email-template.js';
import { Action, Paragraph, TextLink, Title } from './parts.js';
import { plainName } from './plain-name.js';

interface EntryPayload {
  name: string;
  youtubeUrl: string;
  contestTitle: string;
}

type Sentences = { subject: string; text: (contest: string) => string };

/** What all emails about an entry begin with. */
function Beginning({
  t,
  sentences,
  payload,
}: {
  t: EmailTranslations;
  sentences: Sentences;
  payload: EntryPayload;
}) {
  return (
    <>
      <Title>{sentences.subject}</Title>
      <Paragraph>{t.helloTo(plainName(payload.name))}</Paragraph>
      <Paragraph>{sentences.text(payload.contestTitle)}</Paragraph>
      <Paragraph>
        {t.yourVideo} <TextLink href={payload.youtubeUrl}>{payload.youtubeUrl}</TextLink>
      </Paragraph>
    </>
  );
}

const entryReceived: EmailTemplate<EntryPayload> = {
  subject: (t) => t.entryReceived.subject,
  audience: 'entrant',
  limit: { count: 10, hours: 24 },
  preview: (t) => t.entryReceived.preview,
  body: (payload, { t }) => <Beginning t={t} sentences={t.entryReceived} payload={payload} />,
};

const entryApproved: EmailTemplate<EntryPayload> = {
  subject: (t) => t.entryApproved.subject,
  audience: 'entrant',
  limit: null,
  preview: (t) => t.entryApproved.preview,
  body: (payload, { t, pageUrl }) => (
    <>
      <Beginning t={t} sentences={t.entryApproved} payload={payload} />
      <Action href={pageUrl('/entries')}>{t.entryApproved.action}</Action>
    </>
  ),
};

const entryRejected: EmailTemplate<EntryPayload> = {
  subject: (t) => t.entryRejected.subject,
  audience: 'entrant',
  limit: null,
  preview: (t) => t.entryRejected.preview,
  body: (payload, { t, pageUrl }) => (
    <>
      <Beginning t={t} sentences={t.entryRejected} payload={payload} />
      <Paragraph>
        {t.entryRejected.again.before}
        <TextLink href={pageUrl('/terms')}>{t.entryRejected.again.rules}</TextLink>
        {t.entryRejected.again.after}
      </Paragraph>
    </>
  ),
};

const entryReturned: EmailTemplate<EntryPayload> = {
  subject: (t) => t.entryReturned.subject,
  audience: 'entrant',
  limit: null,
  preview: (t) => t.entryReturned.preview,
  body: (payload, { t }) => <Beginning t={t} sentences={t.entryReturned} payload={payload} />,
};

export const entryEmails = {
  'entry-received': entryReceived,
  'entry-approved': entryApproved,
  'entry-rejected': entryRejected,
  'entry-returned': entryReturned,
};
