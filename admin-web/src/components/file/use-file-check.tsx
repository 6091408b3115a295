import { useState } from 'react';
import { useNotify } from 'react-admin';
import { Toast } from '../toast';
import { type FileField, prepareFile } from './file-rules';

/** Prepares a chosen file before it is sent, and holds the error of the field. */
export function useFileCheck(field: FileField) {
  const notify = useNotify();
  const [error, setError] = useState<string>();
  const [isPreparing, setPreparing] = useState(false);

  /** The file as it can be sent, or null after the error is shown. */
  async function prepare(file: File): Promise<File | null> {
    setPreparing(true);
    const prepared = await prepareFile(field, file);
    setPreparing(false);
    if (prepared instanceof File) {
      setError(undefined);
      return prepared;
    }
    setError(prepared.message);
    notify(<Toast title={prepared.args.title} text={prepared.message} />, { type: 'error' });
    return null;
  }

  return { error, setError, prepare, isPreparing };
}
