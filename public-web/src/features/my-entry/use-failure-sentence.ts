import { ApiError } from '../../lib/api-error';
import { useErrorSentences } from '../../lib/error-sentence';
import { useTranslations } from '../../translations/use-translations';

/** The sentence of an act of the entrant that failed. */
export function useFailureSentence() {
  const { sentenceOrNoAnswer } = useErrorSentences();
  const { noAnswer } = useTranslations('my-entry');
  const errors = useTranslations('errors');
  return (error: Error): string => {
    // The page was closed, or was never open, in this browser.
    if (error instanceof ApiError && error.status === 404) return errors.ENTRY_LINK_NEEDED;
    return sentenceOrNoAnswer(error, noAnswer);
  };
}
