import { CodeTooLate, inTime } from '@paattu/shared/in-time';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { failureText } from '../lib/failure-text';
import { loadLanguageOfPages } from '../language/load-language';
import { commonSentences } from '../lib/sentences';
import { Button } from './button';
import { Loading } from './loading';
import { Notice } from './notice';

/** The component of a view, whose code loads when it is first opened. `name` is its key among the cached queries, `failure` the title if the code does not load. */
export function onDemand<Props extends object = object>(
  name: string,
  failure: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const options = {
    queryKey: ['code', name],
    queryFn: async () => {
      await loadLanguageOfPages();
      return { Page: await inTime(load()) };
    },
    retry: (failures: number, error: Error) => failures < 1 && !(error instanceof CodeTooLate),
    staleTime: Infinity,
    gcTime: Infinity,
  };
  return function OnDemand(props: Props) {
    const { data, error } = useQuery(options);
    if (data) return <data.Page {...props} />;
    if (!error) return <Loading />;
    return (
      <Notice isFailure title={failure} text={failureText(commonSentences.failures.partUnavailable)}>
        {/* A new release has replaced the code, and some browsers keep a module that failed: only the document helps. */}
        <Button look="filled" onClick={() => window.location.reload()}>
          {commonSentences.tryAgain}
        </Button>
      </Notice>
    );
  };
}
