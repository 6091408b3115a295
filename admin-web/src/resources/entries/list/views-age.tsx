import { Typography } from '@mui/material';
import { useListContext } from 'react-admin';
import { formatDateTime } from '../../../lib/format';
import type { Entry } from '../api';
import { entrySentences as t } from '../sentences';

/** When YouTube last counted the views of the rows: the earliest time of all. Nothing while no row has views. */
export function ViewsAge() {
  const { data = [] } = useListContext<Entry>();
  const times = [...new Set(data.flatMap(({ viewsRefreshedAt }) => viewsRefreshedAt ?? []))].sort();
  const [first] = times;
  if (first === undefined) return null;
  const time = formatDateTime(first);
  return (
    <Typography variant="body2" color="text.secondary">
      {formatDateTime(times.at(-1) ?? first) === time ? t.allViewsAt(time) : t.viewsSince(time)}
    </Typography>
  );
}
