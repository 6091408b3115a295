import { useQueryClient } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { DiscardButton } from '../../../components/form/publish/discard-button';
import { useRequests } from '../../../data-provider/use-requests';
import { rulesRequests, type Rules } from '../api';
import { rulesSentences } from './sentences';
import { toSource } from './rules-source';

interface Props {
  rules: Rules;
  onDiscarded: (rules: Rules) => void;
}

/** Deletes the draft of published rules, and begins again with the version that was published last. */
export function DiscardDraft({ rules, onDiscarded }: Props) {
  const requests = useRequests(rulesRequests);
  const queryClient = useQueryClient();
  const { reset } = useFormContext();

  return (
    <DiscardButton
      labels={rulesSentences}
      discard={() => requests.discardRules(rules)}
      onDiscarded={(kept) => {
        onDiscarded(kept);
        reset(toSource(kept));
        void queryClient.invalidateQueries({ queryKey: ['rules'] });
      }}
    />
  );
}
