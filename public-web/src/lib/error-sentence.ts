import { SignOutError } from '@paattu/api-client';
import { useTranslations } from '../translations/use-translations';
import { ApiError } from './api-error';
import type { FieldError } from './use-field-errors';

/** The sentence of an error response, by its code; undefined for one without, and for a code that only programmers meet. */
export function errorSentence(
  sentences: Readonly<Record<string, string>>,
  error: unknown,
): string | undefined {
  return error instanceof ApiError || error instanceof SignOutError ? sentences[error.code] : undefined;
}

/** The sentences of error responses in the language of the page. */
export function useErrorSentences() {
  const sentences: Readonly<Record<string, string>> = useTranslations('errors');
  return {
    sentenceOf: (error: unknown) => errorSentence(sentences, error),
    fieldErrorsOf: (error: unknown): FieldError[] =>
      error instanceof ApiError
        ? error.details.map(({ field, code }) => ({
            field,
            message: sentences[code] ?? sentences['VALIDATION_FAILED'] ?? '',
          }))
        : [],
  };
}
