import { MoreMenu } from '../../../components/more-menu';
import type { Entry } from '../api';
import { entrySentences } from '../sentences';
import { shortcutSentences } from '../shortcuts/sentences';
import { useEntryActions } from '../use-entry-actions';

interface Props {
  entry: Entry;
  /** Opens the keyboard shortcuts. Absent on a phone, which has no keyboard. */
  onHelp?: () => void;
}

/** The actions on the shown entry that are no decisions. */
export function EntryMenu({ entry, onHelp }: Props) {
  const { isBusy, rareActions } = useEntryActions(entry);
  return (
    <MoreMenu
      label={entrySentences.moreFor(entry.name)}
      isBusy={isBusy}
      actions={onHelp ? [...rareActions, { label: shortcutSentences.title, onClick: onHelp }] : rareActions}
    />
  );
}
