import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useFileCheck } from '../../../components/file/use-file-check';
import { useReportError } from '../../../components/form/use-report-error';
import { useRequests } from '../../../data-provider/use-requests';
import { isChangedMeanwhile } from '../../../lib/reason-of';
import { samplePhotoRequests, type Contest } from '../api';
import { contestSentences } from '../sentences';

const t = contestSentences.samplePhoto;

/** Loads, replaces and removes the sample photo of a contest. */
export function useSamplePhoto(contest: Contest) {
  const requests = useRequests(samplePhotoRequests);
  const queryClient = useQueryClient();
  const notify = useNotify();
  const reportError = useReportError();
  const { error, setError, prepare, isPreparing } = useFileCheck('photo');
  const { slug, samplePhotoUrl } = contest;

  const photo = useQuery({
    // Another photo has another address.
    queryKey: ['sample-photo', samplePhotoUrl],
    queryFn: ({ signal }) => requests.loadSamplePhoto(slug, signal),
    enabled: samplePhotoUrl !== null,
    staleTime: Infinity,
  });

  const change = useMutation({
    mutationFn: (file: File | null) =>
      file ? requests.replaceSamplePhoto(contest, formOf(file)) : requests.removeSamplePhoto(contest),
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
