import { ownTextEmail } from './own-text-email.js';
import { Action, Paragraph, Quote } from '../composing/parts.js';

interface RulesPayload {
  name: string;
  contestTitle: string;
  contestSlug: string;
  /** What changed, in a sentence. */
  change: string;
  /** The version. What differs from the one before is computed from it, not stored in the email of each entrant. */
  rulesVersionId: string;
  /** To the entrant's page of the entry. Absent as in the emails about an entry. */
  link: string;
}

const rulesChanged = ownTextEmail('rules-changed', {
  // What holds for the entry has changed.
  audience: 'account',
  limit: null,
  showsHead: true,
  values: ({ name, contestTitle }: RulesPayload) => ({
    name: () => name,
    contest: () => contestTitle,
  }),
  body: ({ contestSlug, change, link }: RulesPayload, { text, line, pageUrl, differences }) => (
    <>
      {text('greeting')}
      {text('text')}
      <Paragraph>{change}</Paragraph>
      {differences.map(({ before, after }, index) => (
        <div key={index}>
          {before && <Paragraph>{line('before')}</Paragraph>}
          {before && <Quote>{before}</Quote>}
          {after && <Paragraph>{line('after')}</Paragraph>}
          {after && <Quote>{after}</Quote>}
        </div>
      ))}
      <Action href={pageUrl(`/contests/${contestSlug}/rules`)}>{line('action')}</Action>
      <Action href={(link as string | undefined) ?? pageUrl('/my-entry')}>{line('myEntry')}</Action>
    </>
  ),
});

export const rulesEmails = {
  'rules-changed': rulesChanged,
};
