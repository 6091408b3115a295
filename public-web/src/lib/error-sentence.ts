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
  const errors = useTranslations('errors');
  const sentences: Readonly<Record<string, string>> = errors;
  return {
    sentenceOf: (error: unknown) => errorSentence(sentences, error),
    /** A sentence for every error; `noAnswer` for a request without a response. */
    sentenceOrNoAnswer: (error: unknown, noAnswer: string): string =>
      errorSentence(sentences, error) ?? (error instanceof ApiError ? errors.INTERNAL : noAnswer),
    fieldErrorsOf: (error: unknown): FieldError[] =>
      error instanceof ApiError
        ? error.details.map(({ field, code }) => ({
            field,
            message: sentences[code] ?? sentences['VALIDATION_FAILED'] ?? '',
          }))
        : [],
  };
}
