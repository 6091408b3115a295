import { useState, type RefObject } from 'react';
import { useNotify } from 'react-admin';
import { Toast } from '../../components/toast';
import type { UploadFault, UploadField } from './upload-rules';

/** What is wrong with a song's form: told once, and shown at its fields, where the focus goes, until the next try. */
export function useFault(form: RefObject<HTMLElement | null>) {
  const [fault, setFault] = useState<UploadFault | null>(null);
  const notify = useNotify();

  function refuse(found: UploadFault) {
    setFault(found);
    const [first] = found.fields;
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    notify(<Toast title={found.title} text={found.text} />, { type: 'error' });
  }

  return {
    refuse,
    forget: () => setFault(null),
    faultOf: (field: UploadField) => (fault?.fields.includes(field) ? fault.text : undefined),
  };
}
