import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { ConfirmButton } from '../../../components/confirm-button';
import { Toast } from '../../../components/toast';
import type { ConsoleDataProvider } from '../../../data-provider';
import { reasonOf } from '../../../lib/reason-of';
import type { Rules } from '../../../records';
import { translations } from '../../../translations';
import { toSource } from './rules-source';

const t = translations.rules;

interface Props {
  rules: Rules;
  onDiscarded: (rules: Rules) => void;
}

/** Deletes the draft of published rules, and begins again with the version that was published last. */
export function DiscardDraft({ rules, onDiscarded }: Props) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const { reset } = useFormContext();
  const removal = useMutation({
    mutationFn: () => dataProvider.discardRules(rules),
    onSuccess: (kept) => {
      notify(t.discarded, { type: 'success' });
      onDiscarded(kept);
      reset(toSource(kept));
      return queryClient.invalidateQueries({ queryKey: ['rules'] });
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
