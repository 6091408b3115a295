import type { ApiClient, Schemas } from '@paattu/api-client';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useRef } from 'react';
import { BusyButton } from '../../components/busy-button';
import { unwrap } from '../../lib/api-error';
import { useDates } from '../../lib/dates';
import { useServices } from '../../lib/services';
import { toast } from '../../lib/toasts';
import { useSend } from '../../lib/use-send';
import { useTranslations } from '../../translations/use-translations';
import { MY_ENTRY, type MyEntry, myEntryQuery } from './my-entry-queries';
import { titleOfFailure } from './proof-failure';
import { useFailureSentence } from './use-failure-sentence';

type MyProof = Schemas['MyOwnershipProofDto'];

/** Whether the entrant is asked to prove that the video is hers. */
function myProofQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: [MY_ENTRY, id, 'proof'],
    staleTime: 0,
    queryFn: async ({ signal }) =>
      unwrap(await api.GET('/api/my-entry/{id}/proof', { params: { path: { id } }, signal })),
  });
}

const ABOUT = 'entry-proof';

/** Asks for the code in the description of the video. Nothing for an entry of which no proof is asked. */
export function EntryProof({ entry }: { entry: MyEntry }) {
  const t = useTranslations('my-entry').proof;
  const { api } = useServices();
  const { dateTime } = useDates();
  const { data: proof } = useQuery(myProofQuery(api, entry.id));
  const title = useRef<HTMLHeadingElement>(null);
  const isInContest = entry.status === 'pending' || entry.status === 'approved';
  if (!isInContest || (proof?.state !== 'asked' && proof?.state !== 'proved')) return null;
  return (
    <section aria-labelledby="proof">
      <h2 id="proof" ref={title} tabIndex={-1} className="text-2xl">
        {proof.state === 'asked' ? t.title : t.provedTitle}
      </h2>
      {proof.state === 'asked' ? (
        <Code entry={entry} proof={proof} title={title} />
      ) : (
        <p className="mt-2 max-w-[60ch] text-ink-2">
          {t.proved(dateTime(proof.decidedAt ?? '', entry.contest.timeZone))}
        </p>
      )}
    </section>
  );
}

interface CodeProps {
  entry: MyEntry;
  proof: MyProof;
  title: RefObject<HTMLElement | null>;
}

function Code({ entry: { id }, proof: { code, canCheck }, title }: CodeProps) {
  const t = useTranslations('my-entry').proof;
  const { api } = useServices();
  const queries = useQueryClient();
  const failureOf = useFailureSentence();
  const check = useSend(ABOUT, {
    mutationFn: async () =>
      unwrap(await api.POST('/api/my-entry/{id}/proof/check', { params: { path: { id } } })),
    onSuccess: (proof) => {
      queries.setQueryData(myProofQuery(api, id).queryKey, proof);
      void queries.invalidateQueries({ queryKey: myEntryQuery(api, id).queryKey, exact: true });
      // The button disappears.
      title.current?.focus();
    },
    onError: (error) => {
      toast({
        title: titleOfFailure(t, error),
        description: failureOf(error),
        tone: 'destructive',
        about: ABOUT,
      });
      // It may have been found, or cancelled, meanwhile.
      void queries.invalidateQueries({ queryKey: myProofQuery(api, id).queryKey });
    },
  });
  return (
    <>
      <p className="mt-2 max-w-[60ch] text-ink-2">{t.text}</p>
      <p className="mt-4">
        <span className="text-ink-2">{t.code}:</span>{' '}
        <code className="text-xl font-medium wrap-anywhere select-all" lang="en" translate="no">
          {code}
        </code>
      </p>
      {canCheck ? (
        <p className="mt-4">
          <BusyButton className="btn btn-ghost" busy={check.isPending} onClick={() => check.send()}>
            {check.isPending ? t.checking : t.check}
          </BusyButton>
        </p>
      ) : (
        <p className="mt-4 max-w-[60ch]">{t.weCheck}</p>
      )}
    </>
  );
}
