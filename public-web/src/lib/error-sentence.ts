import { SignOutError } from '@paattu/api-client';
import { useTranslations } from '../translations/use-translations';
import { ApiError } from './api-error';
import type { FieldError } from './use-field-errors';

/** The sentences of error responses in the language of the page, by their codes. */
export function useErrorSentences() {
  const sentences: Readonly<Record<string, string>> = useTranslations('site').errors;
  return {
    /** Undefined for an error without a response, and for a code that only programmers meet. */
    sentenceOf: (error: unknown) =>
      error instanceof ApiError || error instanceof SignOutError ? sentences[error.code] : undefined,
    fieldErrorsOf: (error: unknown): FieldError[] =>
      error instanceof ApiError
        ? error.details.map(({ field, code }) => ({
            field,
            message: sentences[code] ?? sentences['VALIDATION_FAILED'] ?? '',
          }))
        : [],
  };
}
