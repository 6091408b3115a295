import { transitionsFrom, type EntryTransition } from '@paattu/api-client/entry-transitions';
import type { MenuAction } from '../../components/more-menu';
import { useMay } from '../../components/use-may';
import type { Entry } from '../../records';
import { translations } from '../../translations';
import { useEntryDialogs } from './dialogs/use-entry-dialogs';
import { useCurrentStatus, useDecisionQueue } from './moderation/use-decisions';
import { useIsRemoving } from './moderation/use-removal';
import { useRefreshViews } from './use-refresh-views';

const t = translations.entries;

/** What the user can do with an entry. Nothing while a decision or its deletion is under way. */
export function useEntryActions(entry: Entry) {
  const queue = useDecisionQueue();
  const openDialog = useEntryDialogs();
  const views = useRefreshViews(entry);
  const { status, isDecided } = useCurrentStatus(entry);
  const mayRefreshViews = useMay('site.manage');
  const isBusy = useIsRemoving(entry) || isDecided;

  const rareActions: MenuAction[] = [
    ...(mayRefreshViews
      ? [{ label: t.refreshViews, isDisabled: views.isPending, onClick: () => views.mutate() }]
      : []),
    { label: translations.delete, isDangerous: true, onClick: () => openDialog('delete', entry) },
  ];

  return {
    transitions: transitionsFrom(status),
    isBusy,
    decide: (transition: EntryTransition) => queue.decide([entry], transition),
    rareActions,
  };
}
