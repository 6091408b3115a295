import { Button } from '@mui/material';
import { type Task, useListFilters } from '../../../components/use-list-filters';
import { formatCount } from '../../../lib/format';

interface Props {
  label: string;
  /** What the list filters by. */
  filter: Task;
  /** The number of entries with the task. */
  count: number | undefined;
  isUrgent?: boolean;
}

/** Shows only the entries with a task, whatever their status. Absent while there is none. */
export function TaskFilter({ label, filter, count = 0, isUrgent = false }: Props) {
  const { filters, changeFilters } = useListFilters();
  const isOn = filters[filter] !== undefined;
  if (count === 0 && !isOn) return null;

  return (
    <Button
      variant={isOn ? 'contained' : 'outlined'}
      color={isUrgent ? 'error' : 'primary'}
      aria-pressed={isOn}
      onClick={() => changeFilters({ [filter]: isOn ? undefined : 'true', status: undefined })}
    >
      {`${label} ${formatCount(count)}`}
    </Button>
  );
}
