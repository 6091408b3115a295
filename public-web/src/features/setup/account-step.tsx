import { MIN_STAFF_PASSWORD_LENGTH, normalizeEmail } from '@paattu/shared/rules';
import { useState } from 'react';
import { BusyButton } from '../../components/busy-button';
import { EmailField } from '../../components/email-field';
import { useOpenPage } from '../../components/link';
import { TextField } from '../../components/text-field';
import { ApiError, unwrap } from '../../lib/api-error';
import { useServices } from '../../lib/services';
import { around, IsDone, pathOf, StepButtons, StepFrame } from './step-frame';
import { useStepForm } from './use-step-form';
import { useSentences } from './use-sentences';

/** The owner's account, for whoever has the code of the log. */
export function AccountStep({ asksEmail }: { asksEmail: boolean }) {
  const t = useSentences();
  const { api, session } = useServices();
  const open = useOpenPage();
  const [isShown, setShown] = useState(false);
  const [isTaken, setTaken] = useState(false);
  const { next = 'name' } = around('account');
  const form = useStepForm({
    initial: { code: '', email: '', password: '' },
    check: ({ code, email, password }) => [
      ...(code.trim() ? [] : [{ field: 'code', message: t.account.missingCode }]),
      ...(!asksEmail || email.trim() ? [] : [{ field: 'email', message: t.account.missingEmail }]),
      ...([...password].length >= MIN_STAFF_PASSWORD_LENGTH
        ? []
        : [{ field: 'password', message: t.account.shortPassword }]),
    ],
    save: async ({ code, email, password }) => {
      const body = { code, password, ...(asksEmail && { email: normalizeEmail(email) }) };
      const { email: address } = unwrap(await api.POST('/api/setup', { body }));
      return unwrap(await api.POST('/api/auth/login', { body: { email: address, password } }));
    },
    onSaved: (saved) => {
      session.signIn(saved);
      open(pathOf(next), { replace: true });
    },
    onFailed: (error) => setTaken(error instanceof ApiError && error.code === 'SETUP_DONE'),
  });
  if (isTaken) return <IsDone />;
  return (
    <StepFrame step="account" title={t.account.title} text={t.account.text}>
      <form noValidate className="form mt-6 max-w-xl" aria-label={t.steps.account} onSubmit={form.submit}>
        <TextField
          label={t.account.code}
          hint={t.account.codeHint}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={50}
          {...form.fieldOf('code')}
        />
        {asksEmail && <EmailField label={t.account.email} {...form.fieldOf('email')} />}
        <TextField
          label={t.account.password}
          hint={t.account.passwordHint}
          type={isShown ? 'text' : 'password'}
          autoComplete="new-password"
          maxLength={200}
          {...(isShown && { autoCapitalize: 'none', spellCheck: false })}
          {...form.fieldOf('password')}
        />
        <button type="button" className="text-link tap justify-self-start" onClick={() => setShown(!isShown)}>
          {isShown ? t.account.hidePassword : t.account.showPassword}
        </button>
        {form.alert && <p role="alert">{form.alert}</p>}
        <StepButtons step="account">
          <BusyButton type="submit" busy={form.isPending}>
            {form.isPending ? t.saving : t.nextStep(t.steps[next])}
          </BusyButton>
        </StepButtons>
      </form>
    </StepFrame>
  );
}
