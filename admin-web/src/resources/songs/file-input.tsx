import type { ReactNode } from 'react';
import { useInput, useNotify } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { FileDrop } from '../../components/file/file-drop';
import { findFileError } from '../../components/file/file-rules';
import { Toast } from '../../components/toast';
import { sentenceOf } from '../../lib/field-error';
import type { UploadFiles } from './validation';

interface Props {
  source: keyof UploadFiles;
  isBusy: boolean;
  children?: ReactNode;
}

/** A file field of the surrounding form. Rejects a file that breaks a rule when it is chosen. */
export function FileInput({ source, isBusy, children }: Props) {
  const { field, fieldState } = useInput<File | null>({ source, format: (file: File | null) => file });
  const { setError } = useFormContext();
  const notify = useNotify();

  function choose(file: File | null) {
    const error = file && findFileError(source, file);
    if (!error) return field.onChange(file);
    setError(source, { type: 'manual', message: error.message }, { shouldFocus: true });
    notify(<Toast title={error.args.title} text={error.message} />, { type: 'error' });
  }

  return (
    <FileDrop
      field={source}
      inputRef={field.ref}
      file={field.value as File | null}
      error={sentenceOf(fieldState.error)}
      isBusy={isBusy}
      onChoose={choose}
    >
      {children}
    </FileDrop>
  );
}
