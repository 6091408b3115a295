import { Box, type SxProps } from '@mui/material';
import { type ReactNode, useEffect, useState } from 'react';
import { useAugmentedForm, useEvent, useNotify } from 'react-admin';
import { FormProvider, useFormContext, useFormState } from 'react-hook-form';
import { useLocation } from 'react-router';
import { type FieldErrors, firstError, sentenceOf, titleOf } from '../../lib/field-error';
import { useUnsavedChanges } from '../unsaved-changes';
import { hasSameValues } from './has-same-values';
import { useIsChanged } from './use-is-changed';
import { useReportError } from './use-report-error';
import { Toast } from '../toast';

interface Props<Values> {
  id?: string;
  label: string;
  defaultValues: Values;
  validate: (values: Values) => FieldErrors;
  /** Returns the values as the server stored them; undefined if the owner cancelled. Rejects with an HttpError. */
  save: (values: Values) => Promise<Values | undefined>;
  /** The title of the toast when saving fails. */
  failed: string;
  sx: SxProps;
  children: ReactNode;
}

/** react-admin's form with the console's toasts, focus and question about unsaved changes. A failed save keeps what is typed. */
export function ConsoleForm<Values extends object>(props: Props<Values>) {
  const { id, label, validate, save, failed, sx, children } = props;
  const reportError = useReportError();
  // react-admin discards what is typed when the default values change.
  const [defaultValues] = useState(props.defaultValues);
  const { form, formHandleSubmit } = useAugmentedForm({
    defaultValues,
    validate: (values) => validate(values as Values),
    onSubmit: (values: object) => submit(values as Values),
    disableInvalidFormNotification: true,
  });

  async function submit(values: Values): Promise<Record<string, string> | undefined> {
    try {
      const stored = await save(values);
      // Keeps what was typed while the request was under way, as unsaved changes.
      if (stored) form.reset(stored, { keepValues: !hasSameValues(form.getValues(), values) });
      return undefined;
    } catch (error) {
      return reportError(error, failed);
    }
  }

  return (
    <FormProvider {...form}>
      <Box component="form" id={id} noValidate aria-label={label} onSubmit={formHandleSubmit} sx={sx}>
        {children}
      </Box>
      <NamedField />
      <SubmitErrors />
      <UnsavedChanges />
    </FormProvider>
  );
}

function UnsavedChanges(): null {
  useUnsavedChanges(useIsChanged());
  return null;
}

/** A link to a page may name the field to begin with, after a `#`. */
function NamedField(): null {
  const { hash } = useLocation();
  const { setFocus } = useFormContext();
  useEffect(() => {
    if (hash) setFocus(hash.slice(1));
  }, [hash, setFocus]);
  return null;
}

/** After each submit, focuses the first field with an error and shows the toast of a validation error. */
function SubmitErrors(): null {
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
