import { useEffect, useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router';
import { firstError } from '../../lib/field-error';
import { keyOfField } from './site-pages';

/**
 * Returns what opens a field: its page is shown first, then it takes the focus. Also opens the first field with an error
 * after a save, and the field that a link names: `#aboutIntro`.
 */
export function useFieldToOpen(show: (field: string) => void): (field: string) => void {
  const { setFocus } = useFormContext();
  const { errors, submitCount } = useFormState();
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [wanted, setWanted] = useState<string | null>(null);
  const asked = hash.slice(1);
  const failed = submitCount > 0 ? firstError(errors)?.field : undefined;

  function open(field: string) {
    show(field);
    setWanted(field);
  }

  const [failedBefore, setFailedBefore] = useState<string>();
  const failure = failed && `${submitCount} ${failed}`;
  if (failure !== failedBefore) {
    setFailedBefore(failure);
    if (failed && keyOfField(failed)) open(failed);
  }

  const [askedBefore, setAskedBefore] = useState('');
  if (asked !== askedBefore) {
    setAskedBefore(asked);
    if (asked && keyOfField(asked)) open(asked);
  }

  useEffect(() => {
    if (wanted === null) return;
    setFocus(wanted);
    setWanted(null);
    // A later load of the page does not take the focus.
    if (asked) void navigate({ pathname, search }, { replace: true });
  }, [wanted, setFocus, asked, navigate, pathname, search]);

  return open;
}
