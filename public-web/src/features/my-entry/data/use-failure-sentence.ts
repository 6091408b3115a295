import { ApiError } from '../../../lib/api-error';
import { useErrorSentences } from '../../../lib/error-sentence';
import { useTranslations } from '../../../translations/use-translations';

export function useFailureSentence() {
  const t = useTranslations('my-entry').data;
  const errors = useTranslations('errors');
  const { sentenceOf } = useErrorSentences();
  return (error: Error): string => {
    // Closed or erased meanwhile.
    if (error instanceof ApiError && error.status === 404) return errors.ENTRY_LINK_NEEDED;
    return sentenceOf(error) ?? (error instanceof ApiError ? errors.INTERNAL : t.noAnswer);
  };
}
