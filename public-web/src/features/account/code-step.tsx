import { normalizeEmail } from '@paattu/shared/rules';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { BusyButton } from '../../components/busy-button';
import { TextField } from '../../components/text-field';
import { ApiError, unwrap } from '../../lib/api-error';
import { useErrorSentences } from '../../lib/error-sentence';
import { useServices } from '../../lib/services';
import { toast } from '../../lib/toasts';
import { useFieldErrors } from '../../lib/use-field-errors';
import { useSend } from '../../lib/use-send';
import { useTranslations } from '../../translations/use-translations';
import { AuthCard } from './auth-card';
import type { Credentials } from './credentials-validation';
import { PasskeySignIn } from './passkey-sign-in';
import { useSignIn } from './use-sign-in';

const ABOUT = 'account';

interface Props {
  credentials: Pick<Credentials, 'email' | 'password'>;
  onBack(): void;
}

/** Takes the code after the password, which the server asks of staff who have a passkey or an app. */
export function CodeStep({ credentials: { email, password }, onBack }: Props) {
  const t = useTranslations('account');
  const { api } = useServices();
  const signIn = useSignIn();
  const { sentenceOf } = useErrorSentences();
  const [code, setCode] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const { title, description } = t.code.missing;
  const fieldErrors = useFieldErrors<'code'>(
    ABOUT,
    code.trim() ? [] : [{ field: 'code', message: description }],
  );
  const { send, isPending } = useSend(ABOUT, {
    mutationFn: async () => {
      const body = { email: normalizeEmail(email), password, code: code.trim() };
      signIn(unwrap(await api.POST('/api/auth/login', { body })));
    },
    onSuccess: () => toast({ ...t.login.succeeded, about: ABOUT }),
    onError(failure) {
      const own = failure instanceof ApiError ? t.errors[failure.code] : undefined;
      const message = own ?? sentenceOf(failure) ?? t.unexpected;
      toast({ title: t.login.failed, description: message, tone: 'destructive', about: ABOUT });
      fieldErrors.reject([{ field: 'code', message }]);
    },
  });
  // The form that had the focus is gone.
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (code.trim()) return send();
    toast({ title, description, tone: 'destructive', about: ABOUT });
    fieldErrors.reportBroken();
  }

  return (
    <AuthCard title={t.code.title} text={t.code.text}>
      <form ref={form} noValidate className="form mt-6" aria-label={t.code.title} onSubmit={submit}>
        <TextField
          label={t.code.label}
          hint={t.code.hint}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
          input={fieldErrors.inputOf('code')}
          error={fieldErrors.errorOf('code')}
          value={code}
          onValue={(value) => {
            setCode(value);
            fieldErrors.change('code');
          }}
        />
        <BusyButton type="submit" busy={isPending}>
          {isPending ? t.login.submitting : t.login.submit}
        </BusyButton>
      </form>
      <div className="mt-3 grid gap-1">
        <PasskeySignIn />
        <button type="button" className="text-link tap justify-self-start" onClick={onBack}>
          {t.backToSignIn}
        </button>
      </div>
    </AuthCard>
  );
}
