import { BusyButton } from '../../components/busy-button';
import { FocusedHeading } from '../../components/focused-heading';
import { Link } from '../../components/link';
import { PageMeta } from '../../components/page-meta';
import { Zari } from '../../components/zari';
import { ApiError, unwrap } from '../../lib/api-error';
import { useErrorSentences } from '../../lib/error-sentence';
import { useServices } from '../../lib/services';
import { useLinkToken } from '../../lib/use-link-token';
import { useSend } from '../../lib/use-send';
import { useTranslations } from '../../translations/use-translations';

/** The page that the email to a new address links to. Nothing happens until its reader presses the button. */
export function ConfirmAddressPage() {
  const t = useTranslations('my-entry').address.confirm;
  return (
    <div className="wrap min-h-dvh py-12 md:py-16">
      <PageMeta title={t.title} description={t.description} path="/confirm-address" />
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
  return <Confirmation key={token} token={token} />;
}

/** The token is null until it is known, and empty without a link. */
function Confirmation({ token }: { token: string | null }) {
  const { address, noAnswer } = useTranslations('my-entry');
  const t = address.confirm;
  const { api } = useServices();
  const { sentenceOrNoAnswer } = useErrorSentences();
  const { send, isPending, isSuccess, error } = useSend('confirm-address', {
    mutationFn: async () =>
      unwrap(await api.POST('/api/my-entry/confirm-email', { body: { token: token ?? '' } })),
  });
  if (isSuccess) return <Outcome title={t.done} text={t.doneText} />;
  if (token === '' || (error instanceof ApiError && error.code === 'INVALID_TOKEN'))
    return <Outcome title={t.title} text={t.invalid} />;
  return (
    <>
      <h1 className="text-2xl">{t.title}</h1>
      <p className="mt-3">{t.text}</p>
      {error && (
        <p role="alert" className="mt-3">
          {sentenceOrNoAnswer(error, noAnswer)}
        </p>
      )}
      <BusyButton
        className="btn mt-6"
        busy={isPending || token === null}
        onClick={() => token !== null && send()}
      >
        {isPending ? t.busy : t.button}
      </BusyButton>
    </>
  );
}

function Outcome({ title, text }: { title: string; text: string }) {
  const t = useTranslations('my-entry').address.confirm;
  return (
    <>
      <FocusedHeading>{title}</FocusedHeading>
      <p className="mt-3">{text}</p>
      <Link to="/my-entry" className="btn mt-6">
        {t.toEntry}
      </Link>
    </>
  );
}
