import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useRequests } from '../../../data-provider/use-requests';
import { isChangedMeanwhile, reasonOf } from '../../../lib/reason-of';
import { retentionRequests, type RetentionKind } from '../api';
import { dataSentences } from '../sentences';

const t = dataSentences.kinds;
const QUERY_KEY = ['data', 'kinds'];

/** Saves the term of a kind as the owner has seen it. If somebody else has changed it, loads that one and says so. */
export function useSaveTerm(
  kind: RetentionKind['kind'],
  { version }: NonNullable<RetentionKind['term']>,
  onSaved: () => void,
) {
  const requests = useRequests(retentionRequests);
  const queryClient = useQueryClient();
  const notify = useNotify();
  const show = (saved: RetentionKind) =>
    queryClient.setQueryData<RetentionKind[]>(QUERY_KEY, (kinds) =>
      kinds?.map((each) => (each.kind === saved.kind ? saved : each)),
    );
  const mutation = useMutation({
    mutationFn: async (days: number): Promise<string | null> => {
      try {
        show(await requests.saveTerm(kind, days, version));
        return null;
      } catch (error) {
        if (!isChangedMeanwhile(error)) throw error;
        const kinds = await requests.listRetentionKinds();
        queryClient.setQueryData(QUERY_KEY, kinds);
        return t.isNow(t.days(kinds.find((each) => each.kind === kind)?.term?.days ?? 0));
      }
    },
    onSuccess: (conflict) => {
      if (conflict !== null) return;
      notify(t.saved, { type: 'success' });
      onSaved();
    },
  });

  return {
    save: (days: number) => mutation.mutate(days),
    isSaving: mutation.isPending,
    error: mutation.error ? `${t.saveFailed}. ${reasonOf(mutation.error)}` : (mutation.data ?? null),
  };
}
