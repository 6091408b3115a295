import { Box, type SxProps } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useAugmentedForm } from 'react-admin';
import { FormProvider } from 'react-hook-form';
import type { FieldErrors } from '../../lib/field-error';
import { useUnsavedChanges } from '../unsaved-changes';
import { SubmitErrors } from './submit-errors';
import { hasSameValues } from './has-same-values';
import { useIsChanged } from './use-is-changed';
import { useReportError } from './use-report-error';

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
      <SubmitErrors />
      <UnsavedChanges />
    </FormProvider>
  );
}

function UnsavedChanges(): null {
  useUnsavedChanges(useIsChanged());
  return null;
}
