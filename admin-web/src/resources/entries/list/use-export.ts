import { useMutation } from '@tanstack/react-query';
import { useListContext, useNotify } from 'react-admin';
import { saveFile } from '../../../lib/save-file';
import { useListFilters } from '../../../components/use-list-filters';
import { useRequests } from '../../../data-provider/use-requests';
import { entryRequests } from '../api';
import { entrySentences as t } from '../sentences';
import { contestFilter } from '../../../chosen-contest/contest-filter';
import { useChosenContest } from '../../../chosen-contest/use-chosen-contest';

/** Downloads all pages of the list as CSV, of the contest, with the current filters and order. */
export function useExport() {
  const { sort } = useListContext();
  const { filters } = useListFilters();
  const contest = useChosenContest();
  const requests = useRequests(entryRequests);
  const notify = useNotify();
  return useMutation({
    mutationFn: () => requests.exportEntries({ ...filters, ...contestFilter(contest) }, sort),
    onSuccess: ({ file, name }) => saveFile(file, name),
    onError: () => notify(t.exportFailed, { type: 'error' }),
  });
}
