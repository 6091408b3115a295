import { ApiError, unwrap } from '../../lib/api-error';
import { useServices } from '../../lib/services';
import { account as t } from '../../translations/account';
import type { Credentials, FormMode, ValidationError } from './credentials-validation';
import { useAuthMode } from './use-auth-mode';

/** Sends each form of the page to its API route. */
export function useSendCredentials(mode: FormMode) {
  const { api, session } = useServices();
  const { token } = useAuthMode();
  return async (credentials: Credentials): Promise<void> => {
    const { password } = credentials;
    const email = credentials.email.trim();
    switch (mode) {
      case 'login':
        return session.signIn(unwrap(await api.POST('/api/auth/login', { body: { email, password } })));
      case 'signup': {
        const name = credentials.name.trim();
        unwrap(await api.POST('/api/auth/signup', { body: { email, password, name } }));
        return;
      }
      case 'forgot':
        unwrap(await api.POST('/api/auth/forgot-password', { body: { email } }));
        return;
      case 'reset-password':
        unwrap(await api.POST('/api/auth/reset-password', { body: { token, password } }));
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
  MISSING_NAME: 'name',
};

/** Title and sentence of an error: by the server's code, else the server's message, else the form's default. */
export function describeFailure(mode: FormMode, error: unknown): ValidationError {
  if (!(error instanceof ApiError)) return { title: t.error, description: t.unexpected };
  const sentence = t.errors[error.code] ?? error.message;
  const field = FIELD_OF[error.code];
  if (mode === 'login') return { title: t.login.failed, description: sentence || t.login.failedText, field };
  if (mode === 'signup')
    return { title: t.signup.failed, description: sentence || t.signup.failedText, field };
  return { title: t.error, description: sentence || t.forgot.failedText, field };
}
