import { MoreMenu } from '../../../components/more-menu';
import type { Entry } from '../api';
import { entrySentences } from '../sentences';
import { useEntryActions } from '../use-entry-actions';

/** The actions on the shown entry that are no decisions. */
export function EntryMenu({ entry }: { entry: Entry }) {
  const { isBusy, rareActions } = useEntryActions(entry);
  return <MoreMenu label={entrySentences.moreFor(entry.name)} isBusy={isBusy} actions={rareActions} />;
}
