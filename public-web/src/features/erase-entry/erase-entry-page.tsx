import type { Schemas } from '@paattu/api-client';
import { useQuery } from '@tanstack/react-query';
import { FocusedHeading } from '../../components/focused-heading';
import { Link } from '../../components/link';
import { LoadFailure } from '../../components/load-failure';
import { PageMeta } from '../../components/page-meta';
import { Spinner } from '../../components/spinner';
import { Zari } from '../../components/zari';
import { ApiError, unwrap } from '../../lib/api-error';
import { useDeadlines } from '../../lib/deadlines';
import { useErrorSentences } from '../../lib/error-sentence';
import { useServices } from '../../lib/services';
import { useLinkToken } from '../../lib/use-link-token';
import { useSend } from '../../lib/use-send';
import { useTranslations } from '../../translations/use-translations';
import { ErasureQuestion } from './erasure-question';

const isInvalidToken = (error: Error | null) => error instanceof ApiError && error.code === 'INVALID_TOKEN';

/** The entry that the link would erase, and the confirmation. */
function useErasureLink(token: string | null) {
  const { api } = useServices();
  const body = { token: token ?? '' };
  const link = useQuery({
    queryKey: ['erasure-link', token],
    enabled: Boolean(token),
    retry: false,
    queryFn: async ({ signal }) => unwrap(await api.POST('/api/my-entry/erasure-link', { body, signal })),
  });
  const confirmation = useSend<Schemas['MyErasureDto']>('erase-entry', {
    mutationFn: async () => unwrap(await api.POST('/api/my-entry/confirm-erasure', { body })),
  });
  return {
    link,
    confirmation,
    isInvalid: token === '' || isInvalidToken(link.error) || isInvalidToken(confirmation.error),
  };
}

/** The page that the email about an erasure links to. Nothing happens until the entrant presses its button. */
export function EraseEntryPage() {
  const t = useTranslations('my-entry').data.confirm;
  return (
    // As high as the screen, so that the footer does not move when the link is known.
    <div className="wrap min-h-dvh py-12 md:py-16">
      <PageMeta title={t.title} description={t.description} path="/erase-entry" />
      <div className="card mx-auto max-w-md overflow-hidden shadow-card">
        <Zari />
        <div className="px-6 pt-8 pb-9 sm:px-9">
          <Content />
        </div>
      </div>
    </div>
  );
}

function Content() {
  const token = useLinkToken();
  // Another link in the same tab begins anew.
  return <LinkedErasure key={token} token={token} />;
}

/** The token is null until it is known, and empty without a link. */
function LinkedErasure({ token }: { token: string | null }) {
  const { confirm, noAnswer } = useConfirmTexts();
  const { sentenceOrNoAnswer } = useErrorSentences();
  const { link, confirmation, isInvalid } = useErasureLink(token);
  if (confirmation.data) return <Confirmed erasure={confirmation.data} />;
  if (isInvalid) return <Outcome title={confirm.title} text={confirm.invalid} />;
  if (link.data)
    return (
      <ErasureQuestion
        entry={link.data}
        error={confirmation.error}
        isPending={confirmation.isPending}
        onConfirm={confirmation.send}
      />
    );
  if (link.isLoadingError)
    return (
      <>
        <h1 className="text-2xl">{confirm.title}</h1>
        <LoadFailure message={sentenceOrNoAnswer(link.error, noAnswer)} onRetry={() => void link.refetch()} />
      </>
    );
  return <Waiting />;
}

function useConfirmTexts() {
  const { data, noAnswer } = useTranslations('my-entry');
  return { data, confirm: data.confirm, noAnswer };
}

/** Until it is known what the link is about, which the server's HTML does not contain. */
function Waiting() {
  const { confirm } = useConfirmTexts();
  const site = useTranslations('site');
  return (
    <>
      <h1 className="text-2xl">{confirm.title}</h1>
      <div role="status" className="mt-4">
        <Spinner label={site.loading} />
      </div>
    </>
  );
}

function Confirmed({ erasure: { dueAt, timeZone } }: { erasure: Schemas['MyErasureDto'] }) {
  const { data, confirm } = useConfirmTexts();
  const { deadline } = useDeadlines();
  const text = dueAt ? data.confirmed(deadline(dueAt, timeZone)) : data.held;
  return <Outcome title={confirm.done} text={`${text} ${confirm.takeBack}`} />;
}

function Outcome({ title, text }: { title: string; text: string }) {
  const { confirm } = useConfirmTexts();
  return (
    <>
      <FocusedHeading>{title}</FocusedHeading>
      <p className="mt-3">{text}</p>
      <Link to="/my-entry" className="btn mt-6">
        {confirm.toEntry}
      </Link>
    </>
  );
}
