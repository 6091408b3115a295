import { isEmailAddress, normalizeEmail } from '@paattu/shared/rules';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { BusyButton } from '../../components/busy-button';
import { NoEmails, useNoEmails, WriteToUs } from '../../components/no-emails';
import { TextField } from '../../components/text-field';
import { WithBreaks } from '../../components/with-breaks';
import { Zari } from '../../components/zari';
import { unwrap } from '../../lib/api-error';
import { useErrorSentences } from '../../lib/error-sentence';
import { writtenIn } from '../../lib/language';
import { useServices } from '../../lib/services';
import { toast } from '../../lib/toasts';
import { useFieldErrors } from '../../lib/use-field-errors';
import { useSend } from '../../lib/use-send';
import { useLocale, useTranslations } from '../../translations/use-translations';
import { useFailureSentence } from './use-failure-sentence';

const ABOUT = 'entry-link';

/** Offers to email a new link, where no entry is open or a link did not work. */
export function RequestLink({ problem }: { problem?: string | undefined }) {
  const t = useTranslations('my-entry').request;
  const noEmails = useNoEmails();
  const errors = useTranslations('errors');
  const language = useLocale();
  const { api } = useServices();
  const { fieldErrorsOf } = useErrorSentences();
  const failureOf = useFailureSentence();
  const [email, setEmail] = useState('');
  const broken = isEmailAddress(email) ? [] : [{ field: 'email', message: errors.INVALID_EMAIL }];
  const fieldErrors = useFieldErrors<'email'>(ABOUT, broken);
  const {
    send,
    isPending,
    isSuccess,
    variables: sentTo,
  } = useSend(ABOUT, {
    mutationFn: async (address: string) =>
      unwrap(await api.POST('/api/my-entry/links', { body: { email: address, ...writtenIn(language) } })),
    onError: (error) => {
      toast({ title: t.failed, description: failureOf(error), tone: 'destructive', about: ABOUT });
      fieldErrors.reject(fieldErrorsOf(error));
    },
  });

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (broken.length === 0) send(normalizeEmail(email));
    else fieldErrors.reportBroken();
  }

  return (
    <div className="card mt-8 max-w-xl overflow-hidden shadow-card">
      <Zari />
      <div className="px-6 pt-8 pb-9 sm:px-9">
        {noEmails?.areKept ? (
          <>
            {problem && <Problem text={problem} />}
            <NoEmails text={t.withoutEmails} />
          </>
        ) : isSuccess ? (
          <Sent email={sentTo} />
        ) : (
          <>
            {problem && <Problem text={problem} />}
            {noEmails ? (
              <>
                <NoEmails text={t.withoutEmails} />
                <p className="mt-4 text-ink-2">{noEmails.sentence}</p>
              </>
            ) : (
              <p className="text-ink-2">{t.text}</p>
            )}
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
                  setEmail(text);
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
  );
}

function Problem({ text }: { text: string }) {
  return (
    <p role="alert" className="mb-3 font-medium">
      {text}
    </p>
  );
}

/** The same for every address, as the server's answer is. */
function Sent({ email }: { email: string }) {
  const t = useTranslations('my-entry').request;
  const noEmails = useNoEmails();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="text-2xl">
        {noEmails?.title ?? t.sent}
      </h2>
      <p className="mt-3">
        {noEmails ? (
          <>
            {noEmails.sentence} <WriteToUs />
          </>
        ) : (
          <WithBreaks text={t.sentText(email)} />
        )}
      </p>
    </>
  );
}
