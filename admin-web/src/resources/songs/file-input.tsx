import { type ReactNode, useRef, useState } from 'react';
import { useInput, useNotify } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { type CardParts, FileDrop } from '../../components/file/file-drop';
import { prepareFile } from '../../components/file/file-rules';
import { Toast } from '../../components/toast';
import { sentenceOf } from '../../lib/field-error';
import type { UploadFiles } from './validation';

interface Props {
  source: keyof UploadFiles;
  isBusy: boolean;
  card: CardParts;
  children?: ReactNode;
}

/** A file field of the surrounding form. Rejects a file that breaks a rule when it is chosen. */
export function FileInput({ source, isBusy, card, children }: Props) {
  const { field, fieldState } = useInput<File | null>({ source, format: (file: File | null) => file });
  const { setError, setValue } = useFormContext();
  const notify = useNotify();
  const [isPreparing, setPreparing] = useState(false);
  const lastChoice = useRef<File>(null);

  async function choose(file: File | null) {
    lastChoice.current = file;
    // At once, so that a form which is sent meanwhile has the file.
    field.onChange(file);
    setValue(`refused.${source}`, null);
    if (!file) return;
    setPreparing(true);
    const prepared = await prepareFile(source, file);
    if (lastChoice.current !== file) return;
    setPreparing(false);
    if (prepared instanceof File) return field.onChange(prepared);
    field.onChange(null);
    // A form that is sent without the file says this again.
    setValue(`refused.${source}`, prepared);
    setError(source, { type: 'manual', message: prepared.message }, { shouldFocus: true });
    notify(<Toast title={prepared.args.title} text={prepared.message} />, { type: 'error' });
  }

  return (
    <FileDrop
      field={source}
      inputRef={field.ref}
      file={field.value as File | null}
      error={sentenceOf(fieldState.error)}
      isBusy={isBusy || isPreparing}
      onChoose={(file) => void choose(file)}
      card={card}
    >
      {children}
    </FileDrop>
  );
}
