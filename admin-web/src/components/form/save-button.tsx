import { useFormState } from 'react-hook-form';
import { commonSentences } from '../../lib/sentences';
import { BusyButton } from '../busy-button';
import { useIsChanged } from './use-is-changed';

export function SaveButton({ label = commonSentences.save }: { label?: string }) {
  const isChanged = useIsChanged();
  const { isSubmitting } = useFormState();

  return (
    <BusyButton type="submit" variant="contained" isBusy={!isChanged || isSubmitting}>
      {label}
    </BusyButton>
  );
}
