import { useEffect } from 'react';
import { useEvent, useNotify } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { firstError, sentenceOf, titleOf } from '../../lib/field-error';
import { Toast } from '../toast';

/** After each submit, focuses the first field with an error and shows the toast of a validation error. */
export function SubmitErrors(): null {
  const notify = useNotify();
  const { setFocus } = useFormContext();
  const { errors, submitCount } = useFormState();

  const report = useEvent(() => {
    const first = firstError(errors);
    if (!first) return;
    const { field, error } = first;
    setFocus(field);
    const title = titleOf(error);
    // The response of the server already has its own toast.
    if (title) notify(<Toast title={title} text={sentenceOf(error) ?? ''} />, { type: 'error' });
  });

  useEffect(() => {
    if (submitCount > 0) report();
  }, [submitCount, report]);

  return null;
}
