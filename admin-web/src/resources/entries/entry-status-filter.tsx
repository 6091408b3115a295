import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { StatusFilter } from '../../components/status-filter';
import type { ConsoleDataProvider } from '../../data-provider';
import { translations } from '../../translations';

export function EntryStatusFilter() {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { data: counts = null } = useQuery({
    queryKey: ['entries', 'status-counts'],
    queryFn: () => dataProvider.countEntriesByStatus(),
  });

  return (
    <StatusFilter label={translations.entries.filter} labels={translations.entries.status} counts={counts} />
  );
}
