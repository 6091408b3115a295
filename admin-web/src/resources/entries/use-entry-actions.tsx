import type { EntryTransition } from '@paattu/shared/entry-transitions';
import { isReasoned } from '@paattu/shared/moderation';
import type { MenuAction } from '../../components/more-menu';
import { useMay } from '../../components/use-may';
import { type Entry, entryRequests } from './api';
import { entrySentences as t } from './sentences';
import { commonSentences } from '../../lib/sentences';
import { useEntryDialogs } from './dialogs/use-entry-dialogs';
import { leftToOwner, transitionsFor, whyLeftToOwner } from './moderation/decision-kinds';
import { useDecide } from './moderation/use-decide';
import { useCurrentStatus } from './moderation/use-decisions';
import { useIsRemoving } from './moderation/use-removal';
import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { Toast } from '../../components/toast';
import { useRequests } from '../../data-provider/use-requests';
import { reasonOf } from '../../lib/reason-of';
import { useReloadEntries } from './use-reload-entries';

/** The acts of the user on an entry. Nothing while a decision or its deletion is under way. */
export function useEntryActions(entry: Entry) {
  const decide = useDecide();
  const openDialog = useEntryDialogs();
  const views = useRefreshViews(entry);
  const { status, isDecided } = useCurrentStatus(entry);
  const isOwner = useMay('site.manage');
  const isBusy = useIsRemoving(entry) || isDecided;

  const transitions = transitionsFor(entry, status, isOwner);
  const left = leftToOwner(entry, status, isOwner);

  const rareActions: MenuAction[] = [
    ...transitions.filter(isReasoned).map((transition) => ({
      label: t.reason.ask[transition],
      onClick: () => decide([entry], transition, { asks: true }),
    })),
    ...(isOwner
      ? [
          { label: t.refreshViews, isDisabled: views.isPending, onClick: () => views.mutate() },
          { label: commonSentences.delete, isDangerous: true, onClick: () => openDialog('delete', entry) },
        ]
      : []),
  ];

  return {
    transitions,
    /** Why a decision that the status allows is not offered; null if none is missing. */
    missing: left.length > 0 ? t.isOwners[whyLeftToOwner(left)] : null,
    isBusy,
    decide: (transition: EntryTransition) => decide([entry], transition),
    rareActions,
  };
}

/** Requests the views of an entry from YouTube. */
function useRefreshViews({ id }: Entry) {
  const requests = useRequests(entryRequests);
  const notify = useNotify();
  const reloadEntries = useReloadEntries();

  return useMutation({
    mutationFn: () => requests.refreshEntryViews(id),
    onSuccess: ({ viewCount }) => notify(t.viewsUpdated(viewCount), { type: 'success' }),
    onError: (error) =>
      notify(<Toast title={t.refreshViewsFailed} text={reasonOf(error)} />, { type: 'error' }),
    onSettled: () => reloadEntries(),
  });
}
