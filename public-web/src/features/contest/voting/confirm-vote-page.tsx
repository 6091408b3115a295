import { ownerText } from '@paattu/shared/locales';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { BusyButton } from '../../../components/busy-button';
import { FocusedHeading } from '../../../components/focused-heading';
import { Link } from '../../../components/link';
import { LoadFailure } from '../../../components/load-failure';
import { PageMeta } from '../../../components/page-meta';
import { Spinner } from '../../../components/spinner';
import { Zari } from '../../../components/zari';
import { ApiError, unwrap } from '../../../lib/api-error';
import { useErrorSentences } from '../../../lib/error-sentence';
import { useServices } from '../../../lib/services';
import { useLinkToken } from '../../../lib/use-link-token';
import { useSend } from '../../../lib/use-send';
import { useLocale, useTranslations } from '../../../translations/use-translations';
import type { BallotEntry } from './ballot-query';
import { EntryChoice } from './entry-choice';
import { EntryLine } from './entry-line';
import type { MyVote } from './my-vote-query';
import { VOTE } from './use-cast-vote';
import { VoteState } from './vote-state';

/** The page that the email of a vote links to. Nothing counts until the voter presses its button. */
export function ConfirmVotePage() {
  const t = useTranslations('voting').confirm;
  return (
    // As high as the screen, so that the footer does not move when the link is known.
    <div className="wrap min-h-dvh py-12 md:py-16">
      <PageMeta title={t.title} description={t.description} path="/vote/confirm" />
      <div className="card mx-auto max-w-md overflow-hidden shadow-card">
        <Zari />
        <div className="px-6 pt-8 pb-9 sm:px-9">
          <Content />
        </div>
      </div>
    </div>
  );
}

/** The title and the way on of each failure that ends the link. */
const ENDS = {
  INVALID_TOKEN: ['invalid', 'again'],
  VOTE_LINK_EXPIRED: ['expired', 'again'],
  VOTING_CLOSED: ['closed', 'tooLate'],
} as const;

function endOf(token: string | null, ...errors: Array<Error | null>) {
  if (token === '') return ENDS.INVALID_TOKEN;
  const codes = errors.map((error) => (error instanceof ApiError ? error.code : ''));
  const code = (Object.keys(ENDS) as Array<keyof typeof ENDS>).find((end) => codes.includes(end));
  return code && ENDS[code];
}

function Content() {
  const token = useLinkToken();
  // Another link in the same tab begins anew.
  return <LinkedVote key={token} token={token} />;
}

/** The token is null until it is known, and empty without a link. */
function LinkedVote({ token }: { token: string | null }) {
  const { confirm: t, noAnswer } = useTranslations('voting');
  const locale = useLocale();
  const { api } = useServices();
  const queries = useQueryClient();
  const { sentenceOrNoAnswer } = useErrorSentences();
  const body = { token: token ?? '' };
  /** Undefined for that of the link, null once the chosen one has left the contest. */
  const [picked, setPicked] = useState<BallotEntry | null>();
  const link = useQuery({
    queryKey: ['vote-link', token],
    enabled: Boolean(token),
    retry: false,
    staleTime: Infinity,
    queryFn: async ({ signal }) => unwrap(await api.POST('/api/contest/votes/link', { body, signal })),
  });
  const chosen = picked === undefined ? (link.data?.entry ?? null) : picked;
  const { send, reset, data, error, isPending } = useSend(VOTE, {
    mutationFn: async ({ id: entryId }: BallotEntry) =>
      unwrap(await api.POST('/api/contest/votes/confirm', { body: { ...body, entryId } })),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['my-vote'] }),
    onError: (failure) => {
      if (!(failure instanceof ApiError) || failure.code !== 'ENTRY_NOT_VOTABLE') return;
      setPicked(null);
      void queries.invalidateQueries({ queryKey: ['ballot'] });
    },
  });
  const [isMissing, setMissing] = useState(false);
  const choose = (entry: BallotEntry) => {
    setPicked(entry);
    setMissing(false);
    // What was said of the entry before. A vote that is being sent keeps its answer.
    if (!isPending) reset();
  };
  const end = endOf(token, link.error, error);
  if (end) return <Outcome title={t[end[0]]}>{t[end[1]]}</Outcome>;
  if (data) return <Counted mine={data} />;
  if (link.isLoadingError)
    return (
      <>
        <h1 className="text-2xl">{t.title}</h1>
        <LoadFailure message={sentenceOrNoAnswer(link.error, noAnswer)} onRetry={() => void link.refetch()} />
      </>
    );
  if (!link.data)
    return (
      <>
        <h1 className="text-2xl">{t.title}</h1>
        <div role="status" className="mt-4">
          <Spinner label={t.loading} />
        </div>
      </>
    );
  const { current, isUsed, contestTitle, contestTitleMalayalam } = link.data;
  if (isUsed) return <Used entry={current} />;
  return (
    <>
      <FocusedHeading>{t.title}</FocusedHeading>
      <p className="mt-3">{t.question(ownerText(locale, contestTitle, contestTitleMalayalam))}</p>
      {chosen ? (
        <EntryLine entry={chosen} />
      ) : (
        <p className="mt-3 font-medium">
          {t.gone}. {t.choose}
        </p>
      )}
      {chosen && current && current.id !== chosen.id && (
        <p className="mt-3 font-medium wrap-anywhere">{t.moves(current.name)}</p>
      )}
      <EntryChoice chosen={chosen} onChoose={choose} />
      {(error || isMissing) && (
        <p role="alert" className="mt-3">
          {error ? sentenceOrNoAnswer(error, noAnswer) : t.choose}
        </p>
      )}
      <BusyButton
        className="btn mt-6"
        busy={isPending}
        onClick={() => {
          setMissing(!chosen);
          if (chosen) send(chosen);
        }}
      >
        {isPending ? t.busy : t.button}
      </BusyButton>
    </>
  );
}

function Counted({ mine: { vote, votesAtOnce } }: { mine: MyVote }) {
  const t = useTranslations('voting').confirm;
  // Only the press that uses the link lets this browser vote at once. Another tab may have used it meanwhile.
  if (!vote || !votesAtOnce) return <Used entry={vote && vote.entry} />;
  return (
    <Outcome title={t.received}>
      {vote.entry && <EntryLine entry={vote.entry} hasLeft={!vote.isEntryInContest} />}
      <VoteState vote={vote} />
    </Outcome>
  );
}

/** The entry that has the vote now. Null in another browser than the one that used the link, after voting, and for a vote that was taken back. */
function Used({ entry }: { entry: BallotEntry | null }) {
  const t = useTranslations('voting').confirm;
  if (!entry) return <Outcome title={t.used}>{t.usedElsewhere}</Outcome>;
  return (
    <Outcome title={t.used}>
      <p>{t.usedText}</p>
      <EntryLine entry={entry} />
    </Outcome>
  );
}

function Outcome({ title, children }: { title: string; children: ReactNode }) {
  const t = useTranslations('voting').confirm;
  return (
    <>
      <FocusedHeading>{title}</FocusedHeading>
      <div className="mt-3">{children}</div>
      <Link to="/vote" className="btn btn-ghost mt-6">
        {t.toVoting}
      </Link>
    </>
  );
}
