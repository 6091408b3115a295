import { ApiError, unwrap } from '../../lib/api-error';
import { useServices } from '../../lib/services';
import { account as m } from '../../messages/account';
import type { Credentials, FormMode } from './auth-rules';
import { useAuthMode } from './use-auth-mode';

/** What each form of the page asks the server to do. */
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

/** Title and sentence of a failure: by the server's code, else its own message, else the form's default. */
export function describeFailure(mode: FormMode, error: unknown): { title: string; description: string } {
  if (!(error instanceof ApiError)) return { title: m.error, description: m.unexpected };
  const sentence = m.errors[error.code] ?? error.message;
  if (mode === 'login') return { title: m.login.failed, description: sentence || m.login.failedText };
  if (mode === 'signup') return { title: m.signup.failed, description: sentence || m.signup.failedText };
  return { title: m.error, description: sentence || m.forgot.failedText };
}
