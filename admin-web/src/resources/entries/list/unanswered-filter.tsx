import { Button } from '@mui/material';
import { useListFilters } from '../../../components/use-list-filters';
import { formatCount } from '../../../lib/format';
import { translations } from '../../../translations';
import { useStatusCounts } from './use-status-counts';

/** Shows only the entries with a message that nobody has answered. Absent while there is none. */
export function UnansweredFilter() {
  const { filters, changeFilters } = useListFilters();
  const count = useStatusCounts()?.unanswered ?? 0;
  const isOn = filters.isUnanswered !== undefined;
  if (count === 0 && !isOn) return null;

  return (
    <Button
      variant={isOn ? 'contained' : 'outlined'}
      aria-pressed={isOn}
      onClick={() => changeFilters({ isUnanswered: isOn ? undefined : 'true', status: undefined })}
    >
      {`${translations.entries.thread.filter} ${formatCount(count)}`}
    </Button>
  );
}
