import type { Session } from '@paattu/api-client';
import type { AuthProvider } from 'react-admin';

/** react-admin's view of the session that the shell owns: it may look at it, and leaves its beginning and end to the shell. */
export function createAuthProvider(session: Session): AuthProvider {
  return {
    checkAuth: async () => {
      if (!session.getState().user?.isAdmin) throw new Error();
    },
    // A refused request shows in its place on the page. Whether the session has ended, the session itself knows.
    checkError: async () => {},
    getPermissions: async () => undefined,
    login: async () => {},
    // `false`: react-admin forgets its data and goes nowhere; the shell takes the page over.
    logout: async () => false,
  };
}
