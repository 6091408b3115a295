import { useListContext } from 'react-admin';
import { useCreatePath } from '../../../components/use-create-path';
import { useLocation, useNavigate } from 'react-router';
import type { Entry } from '../api';
import { useEntryDialogs } from '../dialogs/use-entry-dialogs';
import { useDecide } from '../moderation/use-decide';
import { isDecision, isQuestion, LIST_SHORTCUTS, QUESTIONS, type ListShortcut } from './keys';
import { useEntryKeys } from './use-entry-keys';

/** Handles the shortcuts of the list inside the returned ref, for the row with the focus. */
export function useListKeys(onHelp: () => void) {
  const { data = [], onToggleItem } = useListContext<Entry>();
  const decide = useDecide();
  const openDialog = useEntryDialogs();
  const createPath = useCreatePath();
  const navigate = useNavigate();
  const { search } = useLocation();
  const list = useEntryKeys(LIST_SHORTCUTS, press, onHelp);

  function rows(): HTMLElement[] {
    return Array.from(list.current?.querySelectorAll<HTMLElement>('li[tabindex="-1"]') ?? []);
  }

  function focusedIndex(): number {
    return rows().findIndex((row) => row.contains(document.activeElement));
  }

  function step(by: 1 | -1) {
    const present = rows();
    const index = focusedIndex();
    const target = index === -1 ? present[0] : present[index + by];
    target?.focus();
    target?.scrollIntoView({ block: 'nearest' });
  }

  function press(shortcut: ListShortcut) {
    if (shortcut === 'next') return step(1);
    if (shortcut === 'previous') return step(-1);
    const entry = data[focusedIndex()];
    if (!entry) return;
    if (shortcut === 'select') return onToggleItem(entry.id);
    if (shortcut === 'open') {
      return void navigate({
        pathname: createPath({ resource: 'entries', type: 'show', id: entry.id }),
        search,
      });
    }
    if (isQuestion(shortcut)) return decide([entry], QUESTIONS[shortcut], { asks: true });
    if (!isDecision(shortcut)) return openDialog(shortcut, entry);
    decide([entry], shortcut, { isKey: true, onDecided: () => step(1) });
  }

  return list;
}
