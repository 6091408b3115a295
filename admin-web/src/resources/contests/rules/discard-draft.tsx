import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { DiscardButton } from '../../../components/form/publish/discard-button';
import type { ConsoleDataProvider } from '../../../data-provider';
import type { Rules } from '../../../records';
import { rulesSentences } from './sentences';
import { toSource } from './rules-source';

interface Props {
  rules: Rules;
  onDiscarded: (rules: Rules) => void;
}

/** Deletes the draft of published rules, and begins again with the version that was published last. */
export function DiscardDraft({ rules, onDiscarded }: Props) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const queryClient = useQueryClient();
  const { reset } = useFormContext();

  return (
    <DiscardButton
      labels={rulesSentences}
      discard={() => dataProvider.discardRules(rules)}
      onDiscarded={(kept) => {
        onDiscarded(kept);
        reset(toSource(kept));
        void queryClient.invalidateQueries({ queryKey: ['rules'] });
      }}
    />
  );
}
