import { StatusLabel, type StatusTone } from '../../components/status-label';
import type { Entry, EntryStatus as Status } from '../../records';
import { translations } from '../../translations';
import { useDecisions } from './moderation/use-decisions';

const TONES: Record<Status, StatusTone> = { pending: 'waiting', approved: 'good', rejected: 'bad' };

/** An entry's status, as it is once what has been decided here arrives. */
export function EntryStatus({ entry }: { entry: Entry }) {
  const { decided } = useDecisions();
  const status = decided.get(entry.id) ?? entry.status;
  return <StatusLabel tone={TONES[status]} label={translations.entries.status[status]} />;
}
