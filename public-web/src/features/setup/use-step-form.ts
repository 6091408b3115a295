import { type SyntheticEvent, useState } from 'react';
import { ApiError } from '../../lib/api-error';
import { useErrorSentences } from '../../lib/error-sentence';
import { type FieldError, useFieldErrors } from '../../lib/use-field-errors';
import { useSend } from '../../lib/use-send';
import { useSentences } from './use-sentences';

const ABOUT = 'setup';
/** Errors whose field has the words of the other server. */
const WITH_WORDS = new Set(['MAIL_LOG_IN_REFUSED', 'MAIL_REFUSED']);

interface StepForm<Values, Saved> {
  initial: Values;
  /** The rules that the values break now. */
  check(values: Values): FieldError[];
  save(values: Values): Promise<Saved>;
  onSaved?(saved: Saved): void;
  onFailed?(error: Error): void;
}

/** The form of a step: its values, what is wrong with them, and what the server says. */
export function useStepForm<Values extends Record<string, string>, Saved>({
  initial,
  check,
  save,
  onSaved,
  onFailed,
}: StepForm<Values, Saved>) {
  const t = useSentences();
  const { sentenceOf } = useErrorSentences();
  const [values, setValues] = useState(initial);
  const broken = check(values);
  const errors = useFieldErrors<keyof Values & string>(ABOUT, broken);
  const { send, isPending, error, data } = useSend(ABOUT, {
    mutationFn: save,
    onSuccess: onSaved,
    onError: (failure) => {
      onFailed?.(failure);
      const [field] = fieldsOf(failure);
      if (field !== undefined) errors.reject([{ field, message: sentence(failure) }]);
    },
  });

  function sentence(failure: Error): string {
    const code = failure instanceof ApiError ? failure.code : '';
    const known = t.errors[code] ?? sentenceOf(failure) ?? t.unexpected;
    const words = failure instanceof ApiError ? failure.details[0]?.message : undefined;
    return WITH_WORDS.has(code) && words ? `${known} ${t.words(words)}` : known;
  }

  return {
    values,
    isPending,
    saved: error ? undefined : data,
    /** What has no field. */
    alert: error && fieldsOf(error).length === 0 ? sentence(error) : null,
    submit(event: SyntheticEvent) {
      event.preventDefault();
      if (broken.length === 0) send(values);
      else errors.reportBroken();
    },
    fieldOf: (field: keyof Values & string) => ({
      value: values[field] ?? '',
      input: errors.inputOf(field),
      error: errors.errorOf(field),
      onValue(value: string) {
        setValues((before) => ({ ...before, [field]: value }));
        errors.change(field);
      },
    }),
  };
}

function fieldsOf(error: Error): string[] {
  return error instanceof ApiError ? error.details.map(({ field }) => field) : [];
}
