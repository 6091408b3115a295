import { Button } from '@mui/material';
import { CodeTooLate, inTime } from '@paattu/api-client/in-time';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { failureText } from '../lib/failure-text';
import { commonSentences } from '../lib/sentences';
import { Loading } from './loading';
import { Notice } from './notice';

/**
 * A page whose code loads when it is first opened, because the console opens with the entries. `name` is its key among
 * the cached queries, `failure` the title if the code does not load.
 */
export function onDemand(name: string, failure: string, load: () => Promise<ComponentType>): ComponentType {
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
      <Notice isFailure title={failure} text={failureText(commonSentences.failures.partUnavailable)}>
        {/* A new release has replaced the code, and some browsers keep a module that failed: only the document helps. */}
        <Button variant="contained" onClick={() => window.location.reload()}>
          {commonSentences.tryAgain}
        </Button>
      </Notice>
    );
  };
}
