import { Button } from '@mui/material';
import { CodeTooLate, inTime } from '@paattu/shared/in-time';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { View } from '../lib/console-page';
import { failureText } from '../lib/failure-text';
import { commonSentences } from '../lib/sentences';
import { Loading } from './loading';
import { Notice } from './notice';

/** The component of a view, whose code loads when it is first opened. `name` is its key among the cached queries. */
export function onDemand(name: string, { load, loadFailed }: View): ComponentType {
  const options = {
    queryKey: ['code', name],
    queryFn: async () => ({ Page: await inTime(load()) }),
    retry: (failures: number, error: Error) => failures < 1 && !(error instanceof CodeTooLate),
    staleTime: Infinity,
    gcTime: Infinity,
  };
  return function OnDemand() {
    const { data, error } = useQuery(options);
    if (data) return <data.Page />;
    if (!error) return <Loading />;
    return (
      <Notice isFailure title={loadFailed} text={failureText(commonSentences.failures.partUnavailable)}>
        {/* A new release has replaced the code, and some browsers keep a module that failed: only the document helps. */}
        <Button variant="contained" onClick={() => window.location.reload()}>
          {commonSentences.tryAgain}
        </Button>
      </Notice>
    );
  };
}
