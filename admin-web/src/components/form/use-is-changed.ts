import { useFormState, useWatch } from 'react-hook-form';
import { hasSameValues } from './has-same-values';

/**
 * Whether the values of the surrounding form differ from the stored ones. The form's own `isDirty` is false after a save,
 * also for what was typed while the save was under way.
 */
export function useIsChanged(): boolean {
  const values = useWatch();
  const { defaultValues } = useFormState();
  return !hasSameValues(values, defaultValues);
}
