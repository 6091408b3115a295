import { phrases } from '../../../../translations/index.js';
import { defineEmail } from '../../../mailing/composing/define-email.js';
import { Action, MyEntry, Paragraph, Quote } from '../../../mailing/composing/parts.js';
import { contest, name } from '../../../mailing/composing/variables.js';
import type { RulesChange } from '../rules/rules-changes.js';
import { findDifferences } from '../rules/rules-differences.js';

interface RulesPayload {
  name: string;
  contestTitle: string;
  contestSlug: string;
  /** What changed, in a sentence. */
  change: string;
  /** The version. What differs from the one before is computed from it, not stored in the email of each entrant. */
  rulesVersionId: string;
  differences?: RulesChange[];
  /** To the entrant's page of the entry. Absent as in the emails about an entry. */
  link: string;
}

const SAMPLES = {
  en: {
    change: 'Entries close a week later.',
    differences: [{ before: 'Entries close on 31 July.', after: 'Entries close on 7 August.' }],
  },
  ml: {
    change: 'എൻട്രികൾ ഒരാഴ്ച കൂടി സ്വീകരിക്കും.',
    differences: [{ before: 'എൻട്രികൾ ജൂലൈ 31 വരെ സ്വീകരിക്കും.', after: 'എൻട്രികൾ ഓഗസ്റ്റ് 7 വരെ സ്വീകരിക്കും.' }],
  },
};

export const rulesChanged = defineEmail({
  name: 'rules-changed',
  label: 'rules changed',
  whenSent: 'Sent to each entrant with a pending or approved entry, when you publish changed rules.',
  scope: 'contest',
  place: 150,
  needed: 'change',
  limit: null,
  showsHead: true,
  variables: { name, contest },
  texts: {
    en: {
      subject: 'The rules of the contest have changed',
      preview: 'What changed, and where to read all of it.',
      greeting: phrases.en.hello,
      text: 'There is a new version of the rules of {{contest}}, which you have entered.',
      before: 'Before:',
      after: 'Now:',
      action: 'Read the rules',
      myEntry: phrases.en.myEntry,
    },
    ml: {
      subject: 'മത്സരനിയമങ്ങൾ മാറിയിരിക്കുന്നു',
      preview: 'എന്താണ് മാറിയതെന്നും മുഴുവൻ നിയമങ്ങളും എവിടെ വായിക്കാമെന്നും.',
      greeting: phrases.ml.hello,
      text: 'നിങ്ങൾ പങ്കെടുക്കുന്ന ‘{{contest}}’ എന്ന മത്സരത്തിന്റെ നിയമങ്ങൾക്ക് പുതിയ പതിപ്പുണ്ട്.',
      before: 'മുമ്പ്:',
      after: 'ഇപ്പോൾ:',
      action: 'നിയമങ്ങൾ വായിക്കൂ',
      myEntry: phrases.ml.myEntry,
    },
  },
  sample: ({ name, language }) => ({
    name,
    contestTitle: '',
    contestSlug: '',
    link: '',
    ...SAMPLES[language],
  }),
  load: async ({ rulesVersionId }: RulesPayload, language, manager) =>
    // An email of an earlier release and a sample are about no version.
    (rulesVersionId as string | undefined) === undefined
      ? {}
      : { differences: await findDifferences(manager, rulesVersionId, language) },
  body: ({ contestSlug, change, differences = [], link }: RulesPayload, { text, line, pageUrl }) => (
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
      <MyEntry link={link} label={line('myEntry')} pageUrl={pageUrl} />
    </>
  ),
});
