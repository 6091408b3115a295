import { formatCount } from '../../../lib/format';
import { inLanguage } from '../../../lib/language';

export const reasonSentences = inLanguage('settings/reasons', {
  title: 'Reasons for decisions',
  say: (count: number) =>
    count === 0
      ? 'Moderators have no reason to choose.'
      : count === 1
        ? 'Moderators have 1 reason to choose.'
        : `Moderators choose among ${formatCount(count)} reasons.`,
  intro:
    'What an entrant reads when an entry is rejected, or returned to pending. Moderators choose by the name. If the check of the video found something, the reason for it is chosen first. Otherwise it is the reason that is used most. A reason that a decision has used is archived instead of removed.',
  loadFailed: 'Error Loading the Reasons',
  lists: { reject: 'Rejected', disapprove: 'Returned to pending' },
  /** The name of a reason that has none yet. */
  unnamed: 'New reason',
  label: 'Name, for moderators',
  text: 'In the email (English)',
  textMalayalam: 'In the email (Malayalam)',
  likeliestFor: 'Findings that choose this reason',
  likeliestHint: 'The reason is chosen for an entry whose video has one of these.',
  /** Other findings have the words of the check of a video. */
  findings: {
    missing: 'Private, deleted or not ready',
    'not-embeddable': 'Not shown on other sites',
    live: 'Live broadcast',
  },
  notDeclared: (finding: string) => `${finding}, not declared to us`,
  malayalamHint: 'Without it, the email has the English text.',
  add: 'Add a reason',
  remove: 'Remove',
  archive: 'Archive',
  archived: 'Archived',
  archivedOf: (label: string) => `${label} (archived)`,
  saved: 'Reasons saved',
  saveFailed: 'Failed to save the reasons',
});
