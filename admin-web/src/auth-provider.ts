import type { Session } from '@paattu/api-client';
import { opensConsole } from '@paattu/api-client/permissions';
import type { AuthProvider } from 'react-admin';

/** react-admin reads the session. The shell starts and ends it. */
export function createAuthProvider(session: Session): AuthProvider {
  return {
    checkAuth: async () => {
      if (!opensConsole(session.getState().user)) throw new Error();
    },
    // The page shows a rejected request. The session itself detects its end.
    checkError: async () => {},
    getPermissions: async () => undefined,
    login: async () => {},
    // `false`: react-admin clears its data and does not redirect; the shell does.
    logout: async () => false,
  };
}
