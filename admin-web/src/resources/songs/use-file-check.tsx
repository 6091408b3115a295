import { useState } from 'react';
import { useNotify } from 'react-admin';
import { Toast } from '../../components/toast';
import { findFileError, type UploadFiles } from './validation';

/** Checks a chosen file before it is sent, and holds the error of the field. */
export function useFileCheck(field: keyof UploadFiles) {
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
