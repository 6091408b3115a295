import { useState } from 'react';
import { useNotify } from 'react-admin';
import { Toast } from '../../components/toast';
import type { UploadFault, UploadField } from './upload-rules';

/** What is wrong with a song's form: told once, and shown at its fields until the next try. */
export function useFault() {
  const [fault, setFault] = useState<UploadFault | null>(null);
  const notify = useNotify();

  function refuse(found: UploadFault) {
    setFault(found);
    notify(<Toast title={found.title} text={found.text} />, { type: 'error' });
  }

  return {
    refuse,
    forget: () => setFault(null),
    faultOf: (field: UploadField) => (fault?.fields.includes(field) ? fault.text : undefined),
  };
}
