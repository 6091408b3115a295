import { useFormState } from 'react-hook-form';
import { translations } from '../../lib/sentences';
import { BusyButton } from '../busy-button';
import { useIsChanged } from './use-is-changed';

export function SaveButton({ label = translations.save }: { label?: string }) {
  const isChanged = useIsChanged();
  const { isSubmitting } = useFormState();

  return (
    <BusyButton type="submit" variant="contained" isBusy={!isChanged || isSubmitting}>
      {label}
    </BusyButton>
  );
}
