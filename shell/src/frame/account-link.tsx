import { sitePath } from '../language';
import { translations } from '../translations';

/** Its former address: the remote leads on from it, and a remote of the release before has no other. */
export const ACCOUNT = '/admin/account';

/** The page of the public site, which leads back here. */
export const CHANGE_PASSWORD = sitePath('/auth?mode=change-password&returnTo=/admin');

/** The signed-in address, which leads to the change of the password. */
export function AccountLink({ email, className }: { email: string; className?: string }) {
  return (
    <a
      className={className}
      href={CHANGE_PASSWORD}
      aria-label={translations.accountOf(email)}
      title={translations.changePassword}
    >
      {email}
    </a>
  );
}
