import { CodeTooLate, inTime } from '@paattu/shared/in-time';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { failureText } from '../lib/failure-text';
import { loadLanguageOfPages } from '../language/load-language';
import { commonSentences } from '../lib/sentences';
import { Button } from './button';
import { Loading } from './loading';
import { Notice } from './notice';

/** Code that loads when it is first needed, with the language that it reads its sentences in. `name` is its key among the cached queries. */
export function useCode<Code>(name: string, load: () => Promise<Code>, { enabled = true } = {}) {
  return useQuery({
    queryKey: ['code', name],
    queryFn: async () => {
      await loadLanguageOfPages();
      return { code: await inTime(load()) };
    },
    enabled,
    retry: (failures: number, error: Error) => failures < 1 && !(error instanceof CodeTooLate),
    staleTime: Infinity,
    gcTime: Infinity,
  });
}

/** The component of a view, whose code loads when it is first opened. `failure` is the title if the code does not load. */
export function onDemand<Props extends object = object>(
  name: string,
  failure: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return function OnDemand(props: Props) {
    const { data, error } = useCode(name, load);
    if (data) return <data.code {...props} />;
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
