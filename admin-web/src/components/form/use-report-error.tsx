import { useNotify } from 'react-admin';
import { readServerError } from '../../lib/server-errors';
import { commonSentences } from '../../lib/sentences';
import { uploadSentences } from '../file/sentences';
import { Toast } from '../toast';

/** The titles by the error code of the server. Other codes have the title of the action that failed. */
const TITLES: Partial<Record<string, string>> = {
  MISSING_INFORMATION: commonSentences.missingInformation,
  MISSING_AUDIO_FILE: uploadSentences.missingAudio,
  MISSING_IMAGE: uploadSentences.missingCover,
  INVALID_FILE_TYPE: uploadSentences.invalidType,
  FILE_TOO_LARGE: uploadSentences.tooLarge,
  IMAGE_TOO_DETAILED: uploadSentences.tooLarge,
  IMAGE_TOO_COMPLEX: uploadSentences.tooLarge,
  ANSWER_SENT: commonSentences.answerSent,
};

/** Shows the toast for a failed request, and returns the field errors of the response. */
export function useReportError(): (error: unknown, failed: string) => Record<string, string> {
  const notify = useNotify();

  return (error, failed) => {
    const found = readServerError(error);
    if (!found) {
      notify(failed, { type: 'error' });
      return {};
    }
    const title = TITLES[found.code] ?? failed;
    const [text = found.message] = Object.values(found.errors);
    notify(<Toast title={title} text={text} />, { type: 'error' });
    return found.errors;
  };
}
