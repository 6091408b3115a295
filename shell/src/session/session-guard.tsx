import type { Session, UserDto } from '@paattu/api-client';
import { opensConsole } from '@paattu/api-client/permissions';
import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { Spinner } from '../frame/spinner';
import { useToast } from '../frame/toasts';
import { mayLeave } from '../leave-guard';
import { sitePath } from '../language';
import { translations } from '../translations';
import { signInAddress } from './sign-in-address';

interface Props {
  session: Session;
  children: (user: UserDto, logOut: () => void) => ReactNode;
}

/** How long 'Logged Out' shows before the public site opens. */
const FAREWELL_MS = 1500;

/** Shows the console to the owner and moderators. The server protects the data itself. */
export function SessionGuard({ session, children }: Props) {
  const { status, user } = useSyncExternalStore(session.subscribe, session.getState);
  const toast = useToast();
  const isLeaving = useRef(false);
  const isStaff = opensConsole(user);
  // Stays after the end of the session: the person may cancel the change to the sign-in page, to keep what is typed.
  const [staff, setStaff] = useState<UserDto | null>(null);
  if (isStaff && staff !== user) setStaff(user);
  const wasIn = staff !== null;

  useEffect(() => void session.start(), [session]);

  useEffect(() => {
    if (status === 'loading' || isLeaving.current) return;
    if (isStaff) return;
    if (wasIn && status === 'anonymous') window.location.assign(signInAddress());
    else window.location.replace('/404');
  }, [status, isStaff, wasIn]);

  async function logOut() {
    if (!mayLeave()) return;
    isLeaving.current = true;
    try {
      await session.signOut();
      toast(translations.loggedOut, 'info');
      setTimeout(() => window.location.assign(sitePath('/')), FAREWELL_MS);
    } catch {
      isLeaving.current = false;
      toast(translations.logoutFailed, 'failure');
    }
  }

  return staff ? children(staff, () => void logOut()) : <Spinner />;
}
