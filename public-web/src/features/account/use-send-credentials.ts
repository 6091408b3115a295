import type { Locale } from '@paattu/shared/locales';
import { normalizeEmail } from '@paattu/shared/rules';
import { ApiError, unwrap } from '../../lib/api-error';
import { writtenIn } from '../../lib/language';
import { emailedReturnTo } from '../../lib/return-to';
import { useServices } from '../../lib/services';
import type { Translations } from '../../translations/catalogue';
import { useLocale } from '../../translations/use-translations';
import type { Credentials, FormMode } from './credentials-validation';
import { useAuthMode } from './use-auth-mode';
import { useSignIn } from './use-sign-in';

/** Sends each form of the page to its API route. */
export function useSendCredentials(mode: FormMode) {
  const language = useLocale();
  const { api, session } = useServices();
  const signIn = useSignIn();
  const { token, returnTo } = useAuthMode();
  return async (credentials: Credentials): Promise<void> => {
    const { currentPassword, password } = credentials;
    const back = emailedReturnTo(returnTo, location.origin);
    const email = normalizeEmail(credentials.email);
    switch (mode) {
      case 'login':
        return signIn(unwrap(await api.POST('/api/auth/login', { body: { email, password } })));
      case 'signup': {
        const name = credentials.name.trim();
        unwrap(
          await api.POST('/api/auth/signup', {
            body: { email, password, name, ...back, ...writtenIn(language) },
          }),
        );
        return;
      }
      case 'forgot':
        unwrap(
          await api.POST('/api/auth/forgot-password', { body: { email, ...back, ...writtenIn(language) } }),
        );
        return;
      case 'reset-password':
        unwrap(await api.POST('/api/auth/reset-password', { body: { token, password } }));
        return;
      case 'change-password':
        unwrap(await api.POST('/api/auth/change-password', { body: { currentPassword, password } }));
        // The console no longer asks for a new password.
        await session.renew();
    }
  };
}

/** The field of an error code. */
const FIELD_OF: Readonly<Record<string, keyof Credentials>> = {
  INVALID_EMAIL: 'email',
  USER_NOT_FOUND: 'email',
  EMAIL_ALREADY_IN_USE: 'email',
  MISSING_PASSWORD: 'password',
  WRONG_PASSWORD: 'password',
  INVALID_CREDENTIAL: 'password',
  PASSWORD_TOO_SHORT: 'password',
  WEAK_PASSWORD: 'password',
  STAFF_PASSWORD_TOO_SHORT: 'password',
  STAFF_PASSWORD_WEAK: 'password',
  MISSING_NAME: 'name',
};

interface Failure {
  title: string;
  description: string;
  field?: keyof Credentials;
}

/**
 * Title and sentence of an error: the form's for its code, else `sentence`, else the form's default. A log-in shows before its default what
 * the server wrote, which is English.
 */
export function describeFailure(
  mode: FormMode,
  error: unknown,
  t: Translations['account'],
  sentence: string | undefined,
  locale: Locale,
): Failure {
  if (!(error instanceof ApiError)) return { title: t.error, description: t.unexpected };
  const description = t.errors[error.code] ?? sentence;
  const isCurrent = mode === 'change-password' && error.code === 'WRONG_PASSWORD';
  const field = isCurrent ? 'currentPassword' : FIELD_OF[error.code];
  if (mode === 'login') {
    const written = (locale === 'en' && error.message) || t.login.failedText;
    return { title: t.login.failed, description: description ?? written, field };
  }
  if (mode === 'signup')
    return { title: t.signup.failed, description: description ?? t.signup.failedText, field };
  return { title: t.error, description: description ?? t.forgot.failedText, field };
}
