import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { reasonOf } from '../../../lib/reason-of';
import { ConfirmButton } from '../../confirm-button';
import { Toast } from '../../toast';

interface Props<Kept> {
  labels: {
    discard: string;
    discardTitle: string;
    discardText: string;
    discarded: string;
    discardFailed: string;
  };
  discard: () => Promise<Kept>;
  onDiscarded: (kept: Kept) => void;
}

/** Deletes a draft of something that is published, after a question. */
export function DiscardButton<Kept>({ labels, discard, onDiscarded }: Props<Kept>) {
  const notify = useNotify();
  const removal = useMutation({
    mutationFn: discard,
    onSuccess: (kept) => {
      notify(labels.discarded, { type: 'success' });
      onDiscarded(kept);
    },
    onError: (error) =>
      notify(<Toast title={labels.discardFailed} text={reasonOf(error)} />, { type: 'error' }),
  });

  return (
    <ConfirmButton
      label={labels.discard}
      title={labels.discardTitle}
      text={labels.discardText}
      isBusy={removal.isPending}
      onConfirm={() => removal.mutate()}
    />
  );
}
