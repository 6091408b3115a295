import type { EmailTemplate } from './email-template.js';
import { Action, Paragraph, Quote, Title } from './parts.js';
import { plainName } from './plain-name.js';

interface RulesPayload {
  name: string;
  contestTitle: string;
  contestSlug: string;
  /** What changed, in a sentence. */
  change: string;
  /** The version. What differs from the one before is computed from it, not stored in the email of each entrant. */
  rulesVersionId: string;
}

const rulesChanged: EmailTemplate<RulesPayload> = {
  subject: (t) => t.rulesChanged.subject,
  audience: 'entrant',
  limit: null,
  preview: (t) => t.rulesChanged.preview,
  body: ({ name, contestTitle, contestSlug, change }, { t, pageUrl, differences }) => (
    <>
      <Title>{t.rulesChanged.subject}</Title>
      <Paragraph>{t.helloTo(plainName(name))}</Paragraph>
      <Paragraph>{t.rulesChanged.text(contestTitle)}</Paragraph>
      <Paragraph>{change}</Paragraph>
      {differences.map(({ before, after }, index) => (
        <div key={index}>
          {before && <Paragraph>{t.rulesChanged.before}</Paragraph>}
          {before && <Quote>{before}</Quote>}
          {after && <Paragraph>{t.rulesChanged.after}</Paragraph>}
          {after && <Quote>{after}</Quote>}
        </div>
      ))}
      <Action href={pageUrl(`/contests/${contestSlug}/rules`)}>{t.rulesChanged.action}</Action>
    </>
  ),
};

export const rulesEmails = {
  'rules-changed': rulesChanged,
};
