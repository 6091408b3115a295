import { localizedPath } from '@paattu/shared/locales';
import { opensConsole } from '@paattu/api-client/permissions';
import type { ReactNode } from 'react';
import { BusyButton } from '../../components/busy-button';
import { FocusedHeading } from '../../components/focused-heading';
import { Link } from '../../components/link';
import { PageMeta } from '../../components/page-meta';
import { Spinner } from '../../components/spinner';
import { Zari } from '../../components/zari';
import { ApiError, unwrap } from '../../lib/api-error';
import { useErrorSentences } from '../../lib/error-sentence';
import { useServices, useSessionState } from '../../lib/services';
import { useSend } from '../../lib/use-send';
import { useLocale, useTranslations } from '../../translations/use-translations';
import { forgetInvitation, useInvitationToken } from './invitation-token';

/** Accepts the invitation; the session gets its new rights. */
function useAccept() {
  const t = useTranslations('invitation');
  const { api, session } = useServices();
  const { sentenceOf } = useErrorSentences();
  const { error, ...mutation } = useSend('invitation', {
    mutationFn: async (token: string) => {
      unwrap(await api.POST('/api/auth/invitation/accept', { body: token ? { token } : {} }));
      await session.renew();
    },
    onSuccess: forgetInvitation,
  });
  const code = error instanceof ApiError ? error.code : '';
  return {
    ...mutation,
    needsNewPassword: code === 'STAFF_PASSWORD_NEEDED',
    isInvalid: code === 'INVALID_TOKEN',
    sentence: error && (t.errors[code] ?? sentenceOf(error) ?? t.unexpected),
  };
}

/** The page that the invitation of a moderator links to. */
export function InvitationPage() {
  const t = useTranslations('invitation');
  const token = useInvitationToken();
  const { status, user } = useSessionState();
  const acceptance = useAccept();
  const content = () => {
    if (token === null || status === 'loading') return <Waiting />;
    if (acceptance.isSuccess || (token === '' && opensConsole(user))) return <Accepted />;
    // The link may have been opened elsewhere: somebody whose address is verified needs no token.
    if ((token === '' && !user?.isInvited) || acceptance.isInvalid) return <Invalid />;
    return user ? <Accept email={user.email} acceptance={acceptance} token={token} /> : <SignInFirst />;
  };

  return (
    // As high as the screen, so that the footer does not move when the session is known.
    <div className="wrap min-h-dvh py-12 md:py-16">
      <PageMeta title={t.title} description={t.description} path="/invitation" />
      <div className="card mx-auto max-w-md overflow-hidden shadow-card">
        <Zari />
        <div className="px-6 pt-8 pb-9 sm:px-9">{content()}</div>
      </div>
    </div>
  );
}

/** Until the address and the session are known, which the server's HTML does not contain. */
function Waiting() {
  const t = useTranslations('invitation');
  const site = useTranslations('site');
  return (
    <>
      <h1 className="text-2xl">{t.title}</h1>
      <div role="status" className="mt-4">
        <Spinner label={site.loading} />
      </div>
    </>
  );
}

function SignInFirst() {
  const t = useTranslations('invitation');
  const returnTo = encodeURIComponent(localizedPath(useLocale(), '/invitation'));
  return (
    <>
      <h1 className="text-2xl">{t.title}</h1>
      <p className="mt-3 text-ink-2">{t.text}</p>
      <p className="mt-3">{t.signInFirst}</p>
      <p className="mt-6 flex flex-wrap gap-3">
        <Link to={`/auth?returnTo=${returnTo}`} className="btn">
          {t.signIn}
        </Link>
        <Link to={`/auth?mode=signup&returnTo=${returnTo}`} className="btn btn-ghost">
          {t.signUp}
        </Link>
      </p>
    </>
  );
}

interface AcceptProps {
  email: string;
  token: string;
  acceptance: ReturnType<typeof useAccept>;
}

function Accept({ email, token, acceptance }: AcceptProps) {
  const { send, isPending, sentence, needsNewPassword } = acceptance;
  const t = useTranslations('invitation');
  const returnTo = encodeURIComponent(localizedPath(useLocale(), '/invitation'));
  return (
    <>
      <h1 className="text-2xl">{t.title}</h1>
      <p className="mt-3 text-ink-2">{t.text}</p>
      <p className="mt-3 wrap-anywhere">{t.signedInAs(email)}</p>
      {sentence && (
        <p role="alert" className="mt-3">
          {sentence}
        </p>
      )}
      {needsNewPassword && (
        <p className="mt-6">
          <Link to={`/auth?mode=change-password&returnTo=${returnTo}`} className="btn">
            {t.changePassword}
          </Link>
        </p>
      )}
      <BusyButton
        className={needsNewPassword ? 'btn btn-ghost mt-3' : 'btn mt-6'}
        busy={isPending}
        onClick={() => send(token)}
      >
        {isPending ? t.accepting : t.accept}
      </BusyButton>
    </>
  );
}

function Accepted() {
  const t = useTranslations('invitation');
  return (
    <>
      <Outcome title={t.accepted}>{t.acceptedText}</Outcome>
      {/* A plain link: the console is another application, so the browser must load it. */}
      <a href="/admin/contest/entries" className="btn mt-6">
        {t.open}
      </a>
    </>
  );
}

function Invalid() {
  const t = useTranslations('invitation');
  return (
    <>
      <Outcome title={t.title}>{t.invalid}</Outcome>
      <Link to="/" className="btn mt-6">
        {t.home}
      </Link>
    </>
  );
}

function Outcome({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <FocusedHeading>{title}</FocusedHeading>
      <p className="mt-3">{children}</p>
    </>
  );
}
