import { useMutation } from '@tanstack/react-query';
import { HttpError, useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { ConsoleDataProvider } from '../../data-provider';
import type { Entry } from '../../records';
import { sentences } from '../../sentences';
import type { EntryVerb } from './transitions';

const words = sentences.entries;

/** The owner's decisions on one entry, each with its outcome told; whatever it is, the list is loaded again. */
export function useModeration(entry: Entry) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();

  const transition = useMutation({
    mutationFn: (verb: EntryVerb) => dataProvider.moderateEntry(entry, verb),
    onSuccess: (_, verb) => notify(words.done[verb], { type: 'success' }),
    onError: (error) => {
      // Somebody else was faster: nothing is broken, the row was out of date.
      const isConflict = error instanceof HttpError && error.status === 409;
      notify(isConflict ? words.conflict : words.updateFailed, { type: isConflict ? 'warning' : 'error' });
    },
    onSettled: refresh,
  });

  const removal = useMutation({
    mutationFn: () => dataProvider.delete<Entry>('entries', { id: entry.id }),
    onSuccess: () => notify(words.deleted, { type: 'success' }),
    onError: () => notify(words.deleteFailed, { type: 'error' }),
    onSettled: refresh,
  });

  return {
    isBusy: transition.isPending || removal.isPending,
    moderate: transition.mutate,
    remove: () => removal.mutate(),
  };
}
