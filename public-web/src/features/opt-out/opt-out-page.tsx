import { normalizeEmail } from '@paattu/shared/rules';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { BusyButton } from '../../components/busy-button';
import { Drawing } from '../../components/drawing';
import { NoEmails, useNoEmails } from '../../components/no-emails';
import { PageMeta } from '../../components/page-meta';
import { TextField } from '../../components/text-field';
import { WithBreaks } from '../../components/with-breaks';
import { Zari } from '../../components/zari';
import { ApiError, unwrap } from '../../lib/api-error';
import { useErrorSentences } from '../../lib/error-sentence';
import { atLeast } from '../../lib/at-least';
import { writtenIn } from '../../lib/language';
import { useServices } from '../../lib/services';
import { toast } from '../../lib/toasts';
import { useFieldErrors } from '../../lib/use-field-errors';
import { useSearch } from '../../lib/use-search';
import { useSend } from '../../lib/use-send';
import { Link } from '../../components/link';
import { useLocale, useTranslations } from '../../translations/use-translations';

/** The button shows at least this long that the request is being sent. */
const SENDING_MS = 1000;
const ABOUT = 'opt-out';

export function OptOutPage() {
  const t = useTranslations('opt-out');
  const noEmails = useNoEmails();
  const { api } = useServices();
  const { sentenceOf, fieldErrorsOf } = useErrorSentences();
  const [typed, setTyped] = useState<string | null>(null);
  const search = useSearch();
  const linked = search.get('email') ?? '';
  const token = search.get('token');
  const email = typed ?? linked;
  const address = normalizeEmail(email);
  const language = useLocale();
  const broken = address ? [] : [{ field: 'email', message: t.missing.description }];
  const fieldErrors = useFieldErrors<'email'>(ABOUT, broken);
  const {
    send,
    isPending,
    isSuccess,
    variables: sentTo,
  } = useSend(ABOUT, {
    mutationFn: async (to: string) =>
      unwrap(
        await atLeast(
          SENDING_MS,
          isSigned(to)
            ? api.POST('/api/opt-outs/one-click', {
                params: { query: { email: to, token: token ?? '' } },
              })
            : api.POST('/api/opt-outs', { body: { email: to, ...writtenIn(language) } }),
        ),
      ),
    onError: (error) => {
      const rejected = error instanceof ApiError && error.status === 400;
      const description = (rejected && sentenceOf(error)) || t.failed.description;
      toast({ title: t.failed.title, description, tone: 'destructive', about: ABOUT });
      fieldErrors.reject(fieldErrorsOf(error));
    },
  });

  /** By the link of an email to the address, which counts at once. Any other address gets an email first. */
  function isSigned(to: string): boolean {
    return token !== null && to === normalizeEmail(linked);
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (address) return send(address);
    toast({ ...t.missing, tone: 'destructive', about: ABOUT });
    fieldErrors.reportBroken();
  }

  return (
    <div className="wrap py-12 md:py-16">
      <PageMeta title={t.title} description={t.description} path="/opt-out" />
      <div className="card mx-auto max-w-xl overflow-hidden shadow-card">
        <Zari />
        <Drawing name="quiet" className="h-44 w-full rounded-none object-cover" />
        <div className="px-6 pt-8 pb-9 sm:px-9">
          {isSuccess ? (
            <Done text={isSigned(sentTo) ? t.doneText(sentTo) : (noEmails?.sentence ?? t.sentText(sentTo))} />
          ) : noEmails?.areKept && token === null ? (
            <>
              <h1 className="text-2xl">{t.title}</h1>
              <NoEmails text={t.withoutEmails} />
            </>
          ) : (
            <>
              <h1 className="text-2xl">{t.title}</h1>
              <p className="mt-3 text-ink-2">{t.text}</p>
              <form noValidate className="form mt-6" onSubmit={submit}>
                <TextField
                  label={t.email}
                  type="email"
                  autoComplete="email"
                  maxLength={254}
                  input={fieldErrors.inputOf('email')}
                  error={fieldErrors.errorOf('email')}
                  value={email}
                  onValue={(text) => {
                    setTyped(text);
                    fieldErrors.change('email');
                  }}
                />
                <BusyButton type="submit" className="btn justify-self-start" busy={isPending}>
                  {isPending ? t.submitting : t.submit}
                </BusyButton>
              </form>
            </>
          )}
        </div>
      </div>
    </div>
  );
}

function Done({ text }: { text: string }) {
  const t = useTranslations('opt-out');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-2xl">
        {t.done}
      </h1>
      <p className="mt-3 mb-6">
        <WithBreaks text={text} />
      </p>
      <Link to="/" className="btn">
        {t.home}
      </Link>
    </>
  );
}
