import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import { ConfirmButton } from '../../../components/confirm-button';
import { Toast } from '../../../components/toast';
import type { ConsoleDataProvider } from '../../../data-provider';
import { reasonOf } from '../../../lib/reason-of';
import type { SiteTextsRecord } from '../../../records';
import { translations } from '../../../translations';

const t = translations.texts;

interface Props {
  record: SiteTextsRecord;
  onDiscarded: () => void;
}

/** Deletes the draft that the owner sees, and no other. */
export function DiscardTexts({ record, onDiscarded }: Props) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const notify = useNotify();
  const removal = useMutation({
    mutationFn: () => dataProvider.discardTexts(record.version),
    onSuccess: () => {
      notify(t.discarded, { type: 'success' });
      onDiscarded();
    },
    onError: (error) => notify(<Toast title={t.discardFailed} text={reasonOf(error)} />, { type: 'error' }),
  });

  return (
    <ConfirmButton
      label={t.discard}
      title={t.discardTitle}
      text={t.discardText}
      isBusy={removal.isPending}
      onConfirm={() => removal.mutate()}
    />
  );
}
