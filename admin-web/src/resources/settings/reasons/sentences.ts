import type { Reason } from '../../entries/api';
import { videoSentences } from '../../entries/video-sentences';

const { flags } = videoSentences;

/** The findings of a check of a video, in the order of the form. */
const findings: Record<Reason['findings'][number], string> = {
  missing: 'Private, deleted or not ready',
  'not-embeddable': 'Not shown on other sites',
  live: 'Live broadcast',
  unlisted: flags.unlisted.word,
  'blocked-in-india': flags['blocked-in-india'].word,
  'age-restricted': flags['age-restricted'].word,
  'made-for-kids': flags['made-for-kids'].word,
  'too-short': flags['too-short'].word,
  'too-long': flags['too-long'].word,
  'older-than-contest': flags['older-than-contest'].word,
  'declared-synthetic': `${flags['declared-synthetic'].word}, not declared to us`,
  'channel-entered': flags['channel-entered'].word,
};

export const reasonSentences = {
  title: 'Reasons for decisions',
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
  findings,
  malayalamHint: 'Without it, the email has the English text.',
  add: 'Add a reason',
  remove: 'Remove',
  archive: 'Archive',
  archived: 'Archived',
  archivedOf: (label: string) => `${label} (archived)`,
  saved: 'Reasons saved',
  saveFailed: 'Failed to save the reasons',
} as const;
