import type { Schemas } from '@paattu/api-client';
import { inLanguage } from '../../../lib/language';
import { formatCount } from '../../../lib/format';

export type Recipients = Pick<Schemas['RulesPreviewDto'], 'recipients' | 'unreachable'>;

/** Who receives an email about a new version: the entrants with an entry that is pending or approved. */
function emailsAboutRules({ recipients, unreachable }: Recipients): string {
  if (recipients === 0 && unreachable === 0)
    return 'No entrant receives an email: there is no entry yet that is pending or approved.';
  const receive = `${formatCount(recipients)} ${recipients === 1 ? 'entrant receives' : 'entrants receive'} an email with what differs.`;
  if (unreachable === 0) return receive;
  return `${receive} ${formatCount(unreachable)} ${unreachable === 1 ? 'does' : 'do'} not, because emails to the address come back.`;
}

export const rulesSentences = inLanguage('contests/rules', {
  title: 'Rules',
  of: (contest: string) => `Rules of ${contest}`,
  backToContest: 'The contest',
  loadFailed: 'Error Loading the Rules',
  withContest: 'Visitors can read these rules once the contest is announced. They are published with it.',
  final: 'The result of this contest is confirmed, so its rules stay as they are.',
  valid: (number: number, date: string) => `Version ${number} is valid since ${date}.`,
  later: (date: string) => `Visitors can read the rules from ${date} on.`,
  notPublished: 'Visitors cannot read these rules yet.',
  onSite: 'Read it on the site',
  noDraft: 'What you save is a draft. Visitors read it once you publish it as a new version.',
  hasDraft: 'This is a draft. Visitors read the version before until you publish it.',
  laterDraft: 'What you save is a draft. It takes the place of these rules once you publish it.',
  otherYears: (years: string) =>
    `The text names ${years}, but no date of this contest does. Is this about another contest?`,
  /** Section 0 is the text before the first heading. */
  otherNumbers: (section: number, english: string, malayalam: string) => {
    const where =
      section === 0 ? 'The numbers differ between the languages' : `Section ${section}: the numbers differ`;
    const found = [english && `only in English: ${english}`, malayalam && `only in Malayalam: ${malayalam}`];
    return `${where}, ${found.filter(Boolean).join('; ')}.`;
  },
  unnamedPlace:
    'The rules name no place whose law applies, only “the place where we live”. Please name it, such as “Kerala, India”, in both languages.',
  fields: { source: 'Rules in English', sourceMalayalam: 'Rules in Malayalam' },
  howTo: 'How to write rules',
  marks: '## begins a section, - an item of a list, **bold**, *emphasis*, [words](https://address).',
  placeholders: 'These names are replaced by what the contest says when the rules are published:',
  noValue: 'nothing yet',
  saved: 'Draft saved',
  saveFailed: 'Failed to save the rules',
  preview: 'What visitors would read of the draft',
  published: 'The published rules',
  english: 'English',
  malayalam: 'Malayalam',
  previewFailed: 'The preview could not be loaded.',
  problems: (names: string) => `Unknown, or without a value in the contest: ${names}.`,
  differences: 'What differs from the published version',
  same: 'Nothing differs from the published version.',
  onlyEnglish: 'Only the English text changes. Should the Malayalam text change too?',
  onlyMalayalam: 'Only the Malayalam text changes. Should the English text change too?',
  publish: 'Publish as a new version',
  publishTitle: 'Publish a new version of the rules?',
  lookFirst: 'See first what mail services do with your emails',
  publishText: (emails: string) => `A published version never changes. ${emails}`,
  publishUnreadText: 'Visitors cannot read the rules yet, so the new text takes the place of the old one.',
  emails: emailsAboutRules,
  change: 'What changes, in a sentence',
  changeMalayalam: 'What changes, in Malayalam',
  publishedNow: 'Rules published',
  publishFailed: 'Failed to publish the rules',
  saveFirst: 'Save your changes to publish.',
  discard: 'Delete the draft',
  discardTitle: 'Delete this draft of the rules?',
  discardText: 'The published version stays.',
  discarded: 'Draft deleted',
  discardFailed: 'Failed to delete the draft',
  versions: 'Published versions',
  version: (number: number, date: string) => `Version ${number}, ${date}`,
});
