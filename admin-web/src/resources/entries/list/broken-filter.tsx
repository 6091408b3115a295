import { Button } from '@mui/material';
import { useListFilters } from '../../../components/use-list-filters';
import { formatCount } from '../../../lib/format';
import { translations } from '../../../translations';
import { useStatusCounts } from './use-status-counts';

/** Shows only the approved entries whose video is broken. Absent while there is none. */
export function BrokenFilter() {
  const { filters, changeFilters } = useListFilters();
  const count = useStatusCounts()?.videoBroken ?? 0;
  const isOn = filters.isVideoBroken !== undefined;
  if (count === 0 && !isOn) return null;

  return (
    <Button
      variant={isOn ? 'contained' : 'outlined'}
      color="error"
      aria-pressed={isOn}
      onClick={() => changeFilters({ isVideoBroken: isOn ? undefined : 'true', status: undefined })}
    >
      {`${translations.videos.filter} ${formatCount(count)}`}
    </Button>
  );
}
