import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useServices, useSessionState } from '../lib/services';
import { toast } from '../lib/toasts';
import { site } from '../messages/site';

/** The signed-in address with Sign Out, or Sign In. */
export function AccountMenu() {
  const { session } = useServices();
  const { user } = useSessionState();
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);

  if (!user)
    return (
      <Link to="/auth" className="btn btn-ghost signed-out">
        {site.signIn}
      </Link>
    );

  async function signOut() {
    if (leaving) return;
    setLeaving(true);
    try {
      await session.signOut();
      toast(site.signedOut);
      await navigate('/');
    } catch (error) {
      const description = (error instanceof Error && error.message) || site.unexpectedError;
      toast({ title: site.signOutFailed, description, tone: 'destructive' });
    }
    setLeaving(false);
  }

  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2">
      <span
        className="text-sm text-ink-2 wrap-anywhere md:max-w-80 md:truncate xl:max-w-56"
        title={user.email}
      >
        {user.email}
      </span>
      <button type="button" className="btn btn-ghost" aria-disabled={leaving} onClick={signOut}>
        {site.signOut}
      </button>
    </div>
  );
}
