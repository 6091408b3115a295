import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type SyntheticEvent } from 'react';
import { Link } from 'react-router';
import { TextField } from '../../components/text-field';
import { toast } from '../../lib/toasts';
import { account as m } from '../../messages/account';
import { AuthCard } from './auth-card';
import { firstProblem, NO_CREDENTIALS, type Credentials, type FormMode } from './auth-rules';
import { Confirmation } from './confirmation';
import { useAuthMode } from './use-auth-mode';
import { describeFailure, useSendCredentials } from './use-send-credentials';

const FIELDS: Record<FormMode, (keyof Credentials)[]> = {
  login: ['email', 'password'],
  signup: ['name', 'email', 'password', 'confirmPassword'],
  forgot: ['email'],
  'reset-password': ['password', 'confirmPassword'],
};
const WORDS = { login: m.login, signup: m.signup, forgot: m.forgot, 'reset-password': m.reset };

export function CredentialsForm({ mode }: { mode: FormMode }) {
  const inputs = useRef<Partial<Record<keyof Credentials, HTMLInputElement | null>>>({});
  const [credentials, setCredentials] = useState(NO_CREDENTIALS);
  const send = useMutation({
    mutationFn: useSendCredentials(mode),
    onSuccess: () => toast(WORDS[mode].succeeded),
    onError: (error) => toast({ ...describeFailure(mode, error), tone: 'destructive' }),
  });
  const words = WORDS[mode];

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    const problem = firstProblem(mode, credentials);
    if (!problem) return send.mutate(credentials);
    toast({ title: problem.title, description: problem.description, tone: 'destructive' });
    inputs.current[problem.field]?.focus();
  }

  if (send.isSuccess && mode !== 'login')
    return <Confirmation mode={mode} email={credentials.email.trim()} onBack={() => send.reset()} />;
  return (
    <AuthCard title={words.title} text={words.text}>
      <form noValidate className="mt-6 grid gap-5" aria-label={words.title} onSubmit={submit}>
        {FIELDS[mode].map((field) => (
          <TextField
            key={field}
            {...fieldProps(mode, field)}
            input={(input) => {
              inputs.current[field] = input;
            }}
            value={credentials[field]}
            onValue={(value) => setCredentials((before) => ({ ...before, [field]: value }))}
          />
        ))}
        <button type="submit" className="btn" disabled={send.isPending || send.isSuccess}>
          {send.isPending ? words.submitting : words.submit}
        </button>
      </form>
      <ModeLinks mode={mode} />
    </AuthCard>
  );
}

function fieldProps(mode: FormMode, field: keyof Credentials) {
  const chooses = mode === 'signup' || mode === 'reset-password';
  switch (field) {
    case 'name':
      return { label: m.fields.name, autoComplete: 'name', maxLength: 100 };
    case 'email':
      return { label: m.fields.email, type: 'email', autoComplete: 'email', maxLength: 254 };
    case 'password':
      return {
        label: mode === 'reset-password' ? m.fields.newPassword : m.fields.password,
        type: 'password',
        autoComplete: chooses ? 'new-password' : 'current-password',
        hint: chooses ? m.fields.passwordHint : undefined,
      };
    case 'confirmPassword':
      return { label: m.fields.confirmPassword, type: 'password', autoComplete: 'new-password' };
  }
}

function ModeLinks({ mode }: { mode: FormMode }) {
  const { linkTo } = useAuthMode();
  if (mode === 'login')
    return (
      <div className="mt-5 grid gap-3">
        <Link to={linkTo('forgot')} className="text-link justify-self-start">
          {m.login.forgot}
        </Link>
        <p className="text-ink-2">
          {m.login.noAccount}{' '}
          <Link to={linkTo('signup')} className="text-link">
            {m.login.signUp}
          </Link>
        </p>
      </div>
    );
  if (mode === 'signup')
    return (
      <p className="mt-5 text-ink-2">
        {m.signup.hasAccount}{' '}
        <Link to={linkTo('login')} className="text-link">
          {m.signup.signIn}
        </Link>
      </p>
    );
  return (
    <p className="mt-5">
      <Link to={linkTo('login')} className="text-link">
        {m.backToSignIn}
      </Link>
    </p>
  );
}
