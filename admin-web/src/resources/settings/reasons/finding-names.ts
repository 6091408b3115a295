import type { Reason } from '../../entries/api';
import { videoSentences } from '../../entries/video-sentences';
import { reasonSentences as t } from './sentences';

const { flags } = videoSentences;

/** The findings of a check of a video, in the order of the form. */
export const findingNames: Record<Reason['findings'][number], string> = {
  ...t.findings,
  unlisted: flags.unlisted.word,
  'blocked-in-india': flags['blocked-in-india'].word,
  'age-restricted': flags['age-restricted'].word,
  'made-for-kids': flags['made-for-kids'].word,
  'too-short': flags['too-short'].word,
  'too-long': flags['too-long'].word,
  'older-than-contest': flags['older-than-contest'].word,
  'declared-synthetic': t.notDeclared(flags['declared-synthetic'].word),
  'channel-entered': flags['channel-entered'].word,
};
