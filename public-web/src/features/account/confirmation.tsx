import { useEffect, useRef } from 'react';
import { WithBreaks } from '../../components/with-breaks';
import { Link } from '../../components/link';
import { useTranslations } from '../../translations/use-translations';
import { AuthCard } from './auth-card';
import { useAuthMode } from './use-auth-mode';

interface ConfirmationProps {
  mode: 'signup' | 'forgot' | 'reset-password' | 'change-password';
  email: string;
  onBack(): void;
}

/** Stays until the user presses Back to Sign In, or Continue when signed in: the sign-in page leads on from there. */
export function Confirmation({ mode, email, onBack }: ConfirmationProps) {
  const t = useTranslations('account');
  const { linkTo } = useAuthMode();
  const text = useRef<HTMLParagraphElement>(null);
  // The form that had the focus is gone; screen readers read its result next.
  useEffect(() => text.current?.focus(), []);
  const words = {
    signup: { title: t.signup.succeeded.title, text: t.signup.sentTo(email) },
    forgot: { title: t.forgot.confirmation, text: t.forgot.sentTo(email) },
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
