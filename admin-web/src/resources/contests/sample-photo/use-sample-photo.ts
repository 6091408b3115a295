import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import { useFileCheck } from '../../../components/file/use-file-check';
import { useReportError } from '../../../components/form/use-report-error';
import type { ConsoleDataProvider } from '../../../data-provider';
import { isChangedMeanwhile } from '../../../lib/reason-of';
import type { Contest } from '../../../records';
import { contestSentences } from '../sentences';

const t = contestSentences.samplePhoto;

/** Loads, replaces and removes the sample photo of a contest. */
export function useSamplePhoto(contest: Contest) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const reportError = useReportError();
  const { error, setError, prepare, isPreparing } = useFileCheck('photo');
  const { slug, samplePhotoUrl } = contest;

  const photo = useQuery({
    // Another photo has another address.
    queryKey: ['sample-photo', samplePhotoUrl],
    queryFn: ({ signal }) => dataProvider.loadSamplePhoto(slug, signal),
    enabled: samplePhotoUrl !== null,
    staleTime: Infinity,
  });

  const change = useMutation({
    mutationFn: (file: File | null) =>
      file ? dataProvider.replaceSamplePhoto(contest, formOf(file)) : dataProvider.removeSamplePhoto(contest),
    onSuccess: (_, file) => notify(file ? t.replaced : t.removed, { type: 'success' }),
    onError: (failure) => {
      if (isChangedMeanwhile(failure)) notify(t.changedMeanwhile, { type: 'error' });
      else setError(reportError(failure, t.failed).photo);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['contests'] }),
  });

  return {
    photo,
    isBusy: change.isPending || isPreparing,
    error,
    prepare,
    replace: (file: File) => change.mutate(file),
    remove: () => change.mutate(null),
  };
}

function formOf(photo: File): FormData {
  const form = new FormData();
  form.append('photo', photo);
  return form;
}
