import { opensConsole } from '@paattu/api-client/permissions';
import { normalizeEmail } from '@paattu/shared/rules';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { BusyButton } from '../../components/busy-button';
import { EmailField } from '../../components/email-field';
import { Link } from '../../components/link';
import { NoEmails, useNoEmails } from '../../components/no-emails';
import { TextField } from '../../components/text-field';
import { WithBreaks } from '../../components/with-breaks';
import { ApiError } from '../../lib/api-error';
import { useErrorSentences } from '../../lib/error-sentence';
import { useSessionState } from '../../lib/services';
import { toast } from '../../lib/toasts';
import { useFieldErrors } from '../../lib/use-field-errors';
import { useSend } from '../../lib/use-send';
import { useLocale, useTranslations } from '../../translations/use-translations';
import { AuthCard } from './auth-card';
import { CodeStep } from './code-step';
import { fieldProps, FIELDS } from './credential-fields';
import {
  type Credentials,
  type FormMode,
  NO_CREDENTIALS,
  validateCredentials,
} from './credentials-validation';
import { InvalidLink } from './invalid-link';
import { ModeLinks } from './mode-links';
import { useAuthMode } from './use-auth-mode';
import { describeFailure, useSendCredentials } from './use-send-credentials';
import { useWhy } from './use-why';

const ABOUT = 'account';

const WORDS = {
  login: 'login',
  signup: 'signup',
  forgot: 'forgot',
  'reset-password': 'reset',
  'change-password': 'change',
} as const;

const isPassword = (field: keyof Credentials) => field !== 'name' && field !== 'email';
/** A password that its visitor reads. */
const SHOWN = { type: 'text', autoCapitalize: 'none', spellCheck: false } as const;

interface CredentialsFormProps {
  mode: FormMode;
  credentials: Credentials;
  onChange(credentials: Credentials | ((before: Credentials) => Credentials)): void;
}

export function CredentialsForm({ mode, credentials, onChange }: CredentialsFormProps) {
  const t = useTranslations('account');
  const locale = useLocale();
  const words = t[WORDS[mode]];
  const noEmails = useNoEmails();
  const succeeded =
    noEmails && mode === 'signup'
      ? t.signup.withoutEmails
      : noEmails && mode === 'forgot'
        ? { title: noEmails.title, description: noEmails.sentence }
        : words.succeeded;
  const { user } = useSessionState();
  const isStaff = user !== null && opensConsole(user);
  const { sentenceOf } = useErrorSentences();
  const broken = validateCredentials(mode, credentials, t.validation);
  const fieldErrors = useFieldErrors<keyof Credentials>(ABOUT, broken);
  const {
    send,
    reset,
    isPending,
    isSuccess,
    variables: sent,
    error,
  } = useSend(ABOUT, {
    mutationFn: useSendCredentials(mode),
    onSuccess: (_, sent) => {
      toast({ ...succeeded, about: ABOUT });
      // Text typed since then, perhaps in another form, stays.
      onChange((now) => (now === sent ? { ...NO_CREDENTIALS, email: sent.email } : now));
      fieldErrors.reset();
    },
    onError(failure) {
      if (needsCode(failure)) return;
      const { title, description, field } = describeFailure(mode, failure, t, sentenceOf(failure), locale);
      toast({ title, description, tone: 'destructive', about: ABOUT });
      if (field) fieldErrors.reject([{ field, message: description }]);
    },
  });
  const { hasEnded, isRestored } = useAuthMode();
  const why = useWhy(mode);
  const [showsPassword, setShowsPassword] = useState(false);

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    // Browsers offer to save what was typed as a password.
    setShowsPassword(false);
    const [first] = broken;
    if (!first) return send(credentials);
    toast({ title: first.title, description: first.message, tone: 'destructive', about: ABOUT });
    fieldErrors.reportBroken();
  }

  if (isSuccess && mode !== 'login')
    return <Confirmation mode={mode} email={normalizeEmail(sent.email)} onBack={reset} />;
  if (needsCode(error)) return <CodeStep credentials={credentials} onBack={reset} />;
  if (mode === 'reset-password' && error instanceof ApiError && error.code === 'INVALID_TOKEN')
    return <InvalidLink />;
  if (noEmails?.areKept && mode === 'forgot')
    return (
      <AuthCard title={words.title}>
        <NoEmails text={t.forgot.withoutEmails} />
        <ModeLinks mode={mode} />
      </AuthCard>
    );
  const lead =
    mode === 'login' && isRestored
      ? t.login.restored
      : mode === 'login' && hasEnded
        ? t.login.ended
        : noEmails && mode === 'forgot'
          ? noEmails.sentence
          : noEmails && mode === 'change-password'
            ? t.change.withoutEmails
            : words.text;
  return (
    <AuthCard title={words.title} text={why ?? lead}>
      <form noValidate className="form mt-6" aria-label={words.title} onSubmit={submit}>
        {/* Password managers file the new password under it. */}
        {mode === 'change-password' && (
          <input hidden readOnly type="email" autoComplete="username" value={user?.email ?? ''} />
        )}
        {FIELDS[mode].map((field) => {
          const props = {
            ...fieldProps(mode, field, t.fields, isStaff),
            input: fieldErrors.inputOf(field),
            error: fieldErrors.errorOf(field),
            value: credentials[field],
            onValue(value: string) {
              onChange((before) => ({ ...before, [field]: value }));
              fieldErrors.change(field);
            },
          };
          return mode === 'signup' && field === 'email' ? (
            <EmailField key={field} {...props} />
          ) : (
            <TextField key={field} {...props} {...(showsPassword && isPassword(field) && SHOWN)} />
          );
        })}
        {FIELDS[mode].some(isPassword) && (
          <button
            type="button"
            className="text-link tap justify-self-start"
            onClick={() => setShowsPassword(!showsPassword)}
          >
            {showsPassword ? t.fields.hidePassword : t.fields.showPassword}
          </button>
        )}
        <BusyButton type="submit" busy={isPending}>
          {isPending ? words.submitting : words.submit}
        </BusyButton>
      </form>
      <ModeLinks mode={mode} />
    </AuthCard>
  );
}

/** The password of a log-in is right, and not enough. */
const needsCode = (error: unknown) => error instanceof ApiError && error.code === 'SECOND_STEP_NEEDED';

interface ConfirmationProps {
  mode: 'signup' | 'forgot' | 'reset-password' | 'change-password';
  email: string;
  onBack(): void;
}

/** Stays until the user presses Back to Sign In, or Continue when signed in: the sign-in page leads on from there. */
function Confirmation({ mode, email, onBack }: ConfirmationProps) {
  const t = useTranslations('account');
  const { linkTo } = useAuthMode();
  const text = useRef<HTMLParagraphElement>(null);
  // The form that had the focus is gone; screen readers read its result next.
  useEffect(() => text.current?.focus(), []);
  const noEmails = useNoEmails();
  const words = {
    signup: noEmails
      ? {
          title: t.signup.withoutEmails.title,
          text: [
            t.signup.withoutEmails.description,
            noEmails.sentence,
            ...(noEmails.areKept ? [t.verify.withoutEmails] : []),
          ].join(' '),
        }
      : { title: t.signup.succeeded.title, text: t.signup.sentTo(email) },
    forgot: noEmails
      ? { title: noEmails.title, text: noEmails.sentence }
      : { title: t.forgot.confirmation, text: t.forgot.sentTo(email) },
    'reset-password': { title: t.reset.succeeded.title, text: t.reset.succeeded.description },
    'change-password': { title: t.change.succeeded.title, text: t.change.succeeded.description },
  }[mode];
  return (
    <AuthCard title={words.title}>
      <p ref={text} tabIndex={-1} className="mt-3 text-ink-2 outline-none">
        <WithBreaks text={words.text} />
      </p>
      <Link to={linkTo('login')} className="btn mt-6" onClick={onBack}>
        {mode === 'change-password' ? t.verify.continue : t.backToSignIn}
      </Link>
    </AuthCard>
  );
}
