import { localizedPath, type Locale } from '@paattu/shared/locales';
import { opensConsole } from '@paattu/api-client/permissions';
import type { UserDto } from '@paattu/api-client';
import { withoutPress } from '../../lib/press';
import { safeReturnTo } from '../../lib/return-to';

/**
 * Where a signed-in user goes: back to the page before sign-in; without one, the owner and moderators to the console,
 * somebody with an invitation to it, and others home.
 */
export function pageAfterSignIn(
  user: UserDto,
  returnTo: string | null,
  locale: Locale,
  origin: string,
): string {
  const page = opensConsole(user) ? '/admin' : localizedPath(locale, user.isInvited ? '/invitation' : '/');
  return safeReturnTo(returnTo && withoutPress(returnTo), origin) ?? page;
}
