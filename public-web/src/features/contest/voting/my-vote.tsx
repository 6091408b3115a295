import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadFailure } from '../../../components/load-failure';
import { Zari } from '../../../components/zari';
import { unwrap } from '../../../lib/api-error';
import { useErrorSentences } from '../../../lib/error-sentence';
import { useServices } from '../../../lib/services';
import { toast } from '../../../lib/toasts';
import { useSend } from '../../../lib/use-send';
import { useTranslations } from '../../../translations/use-translations';
import { EntryLine } from './entry-line';
import { type MyVote as Mine, useMyVote } from './my-vote-query';
import { TakeBackDialog } from './take-back-dialog';
import { VOTE } from './use-cast-vote';
import { VoteState } from './vote-state';

/** The visitor's vote: for whom, whether it counts, and the way back. */
export function MyVote({ isOpen }: { isOpen: boolean }) {
  const t = useTranslations('voting').myVote;
  const { data, isLoadingError, refetch } = useMyVote();
  return (
    <section id="my-vote" aria-labelledby="my-vote-title" className="my-vote">
      <Zari />
      <div className="p-4">
        <h2 id="my-vote-title" className="text-base font-normal text-ink-2">
          {t.title}
        </h2>
        <div aria-live="polite">
          {data ? (
            <Content mine={data} isOpen={isOpen} />
          ) : isLoadingError ? (
            <LoadFailure message={t.failed} onRetry={() => void refetch()} />
          ) : (
            <p className="mt-3 text-ink-2">{t.loading}</p>
          )}
        </div>
      </div>
    </section>
  );
}

function Content({ mine: { vote, votesAtOnce, isOfAccount }, isOpen }: { mine: Mine; isOpen: boolean }) {
  const t = useTranslations('voting').myVote;
  return (
    <>
      {vote ? <Vote vote={vote} isOpen={isOpen} /> : <p className="mt-3">{isOpen ? t.none : t.noneClosed}</p>}
      {/* The cookie identifies the voter also after the vote is taken back. */}
      {votesAtOnce && !isOfAccount && <Forget />}
    </>
  );
}

function Vote({ vote, isOpen }: { vote: NonNullable<Mine['vote']>; isOpen: boolean }) {
  const t = useTranslations('voting').myVote;
  const [asks, setAsks] = useState(false);
  return (
    <>
      {vote.entry ? (
        <EntryLine entry={vote.entry} hasLeft={!vote.isEntryInContest} />
      ) : (
        <p className="mt-3">{t.hidden}</p>
      )}
      {!vote.isEntryInContest && <p className="mt-3 font-medium">{isOpen ? t.gone : t.goneClosed}</p>}
      {vote.isEntryBack && <p className="mt-3 font-medium">{t.back}</p>}
      <VoteState vote={vote} />
      {isOpen && (
        <button type="button" className="btn btn-ghost mt-4" onClick={() => setAsks(true)}>
          {t.takeBack}
        </button>
      )}
      {asks && vote.entry && <TakeBackDialog name={vote.entry.name} onClose={() => setAsks(false)} />}
    </>
  );
}

/** For the next person at this browser. */
function Forget() {
  const { myVote: t, noAnswer } = useTranslations('voting');
  const { api } = useServices();
  const queries = useQueryClient();
  const { sentenceOrNoAnswer } = useErrorSentences();
  const { send } = useSend(VOTE, {
    mutationFn: async () => unwrap(await api.DELETE('/api/contest/my-vote/session')),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['my-vote'] });
      toast({ title: t.forgotten, about: VOTE });
    },
    onError: (error) => {
      toast({ title: sentenceOrNoAnswer(error, noAnswer), tone: 'destructive', about: VOTE });
    },
  });
  return (
    <p className="mt-2">
      <button type="button" className="text-link tap text-start" onClick={() => send()}>
        {t.forget}
      </button>
    </p>
  );
}
