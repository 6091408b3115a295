import { Box, type SxProps } from '@mui/material';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useAugmentedForm, useEvent, useNotify } from 'react-admin';
import { FormProvider, useFormState } from 'react-hook-form';
import { type FieldErrors, firstError, toastOf } from '../../lib/field-error';
import { useUnsavedChanges } from '../unsaved-changes';
import { hasSameValues } from './has-same-values';
import { useIsChanged } from './use-is-changed';
import { withBlankFields } from './blank-fields';
import { useReportError } from './use-report-error';
import { Toast } from '../toast';
import { useOpenField, WantedField } from './wanted-field';

interface Props<Values> {
  id?: string;
  label: string;
  defaultValues: Values;
  validate: (values: Values) => FieldErrors;
  /** Asks the server what `validate` needs to know of values that are about to be saved. Never rejects. */
  prepare?: (values: Values) => Promise<void>;
  /** Returns the values as the server stored them; undefined if the owner cancelled. Rejects with an HttpError. */
  save: (values: Values) => Promise<Values | undefined>;
  /** The title of the toast when saving fails. */
  failed: string;
  sx: SxProps;
  children: ReactNode;
}

/** react-admin's form with the console's toasts, focus and question about unsaved changes. A failed save keeps what is typed. */
export function ConsoleForm<Values extends object>(props: Props<Values>) {
  const { id, label, validate, prepare, save, failed, sx, children } = props;
  const element = useRef<HTMLFormElement>(null);
  const isPreparing = useRef(false);
  const reportError = useReportError();
  // react-admin discards what is typed when the default values change.
  const [defaultValues] = useState(props.defaultValues);
  const { form, handleSubmit, formHandleSubmit } = useAugmentedForm({
    defaultValues,
    validate: (values) => withBlankFields(validate(values as Values), values, element.current),
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

  async function prepareAndSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    // A form around the dialog that this one is in.
    event.stopPropagation();
    if (isPreparing.current) return;
    isPreparing.current = true;
    await prepare?.(form.getValues() as Values);
    isPreparing.current = false;
    await form.handleSubmit(handleSubmit)(event);
  }

  return (
    <FormProvider {...form}>
      <Box
        component="form"
        ref={element}
        id={id}
        noValidate
        aria-label={label}
        onSubmit={prepare ? (event) => void prepareAndSubmit(event) : formHandleSubmit}
        sx={sx}
      >
        <WantedField form={element}>
          {children}
          <SubmitErrors />
        </WantedField>
      </Box>
      <UnsavedChanges />
    </FormProvider>
  );
}

function UnsavedChanges(): null {
  useUnsavedChanges(useIsChanged());
  return null;
}

/** After each submit, opens the first field with an error and shows the toast of a validation error. */
function SubmitErrors(): null {
  const notify = useNotify();
  const open = useOpenField();
  const { errors, submitCount } = useFormState();

  const report = useEvent(() => {
    const first = firstError(errors);
    if (!first) return;
    const { field, error } = first;
    open(field);
    const toast = toastOf(error);
    // The response of the server already has its own toast.
    if (toast) notify(<Toast {...toast} />, { type: 'error' });
  });

  useEffect(() => {
    if (submitCount > 0) report();
  }, [submitCount, report]);

  return null;
}
