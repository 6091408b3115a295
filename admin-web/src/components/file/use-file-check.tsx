import { useState } from 'react';
import { useNotify } from 'react-admin';
import { Toast } from '../toast';
import { type FileField, findFileError } from './file-rules';

/** Checks a chosen file before it is sent, and holds the error of the field. */
export function useFileCheck(field: FileField) {
  const notify = useNotify();
  const [error, setError] = useState<string>();

  function check(file: File): boolean {
    const found = findFileError(field, file);
    setError(found?.message);
    if (found) notify(<Toast title={found.args.title} text={found.message} />, { type: 'error' });
    return !found;
  }

  return { error, setError, check };
}
