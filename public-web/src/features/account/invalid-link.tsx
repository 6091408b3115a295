import { useEffect, useRef } from 'react';
import { Link } from '../../components/link';
import { useTranslations } from '../../translations/use-translations';
import { AuthCard } from './auth-card';
import { useAuthMode } from './use-auth-mode';

/** For an email link that cannot set a new password; offers to request another link. */
export function InvalidLink() {
  const t = useTranslations('account');
  const { linkTo } = useAuthMode();
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <AuthCard title={t.reset.title}>
      <p ref={text} tabIndex={-1} className="mt-4 outline-none">
        {t.invalidLink}
      </p>
      <Link to={linkTo('forgot')} className="btn mt-6">
        {t.reset.requestNew}
      </Link>
    </AuthCard>
  );
}
