import { splitLocale } from '@paattu/shared/locales';
import { pressOf } from '../../lib/press';
import { useTranslations } from '../../translations/use-translations';
import type { FormMode } from './credentials-validation';
import { useAuthMode } from './use-auth-mode';

/** What the visitor pressed that needs an account, and what becomes of it; undefined for one who only signs in. */
export function useWhy(mode: FormMode): string | undefined {
  const { why } = useTranslations('account');
  const { returnTo } = useAuthMode();
  if (mode !== 'login' && mode !== 'signup') return undefined;
  const press = pressOf(returnTo);
  if (press) return why[press.remove ? 'remove' : 'add'][press.act](press.title);
  return returnTo && splitLocale(returnTo).path.startsWith('/vote') ? why.contest : undefined;
}
