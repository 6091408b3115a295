import { useEffect, useRef } from 'react';
import { BusyButton } from '../../components/busy-button';
import { ApiError, unwrap } from '../../lib/api-error';
import { useServices } from '../../lib/services';
import { toast } from '../../lib/toasts';
import { useSend } from '../../lib/use-send';
import { account as t } from '../../translations/account';

const ABOUT = 'verification';

export function ResendVerification({ email }: { email: string }) {
  const { api } = useServices();
  const resend = useSend(ABOUT, {
    mutationFn: async () => unwrap(await api.POST('/api/auth/resend-verification')),
    onError: (error) => {
      const description = (error instanceof ApiError && error.message) || t.unexpected;
      toast({ title: t.error, description, tone: 'destructive', about: ABOUT });
    },
  });
  if (resend.isSuccess) return <Sent email={email} />;
  return (
    <BusyButton className="btn mt-6" busy={resend.isPending} onClick={() => resend.send()}>
      {resend.isPending ? t.verify.resending : t.verify.resend}
    </BusyButton>
  );
}

function Sent({ email }: { email: string }) {
  const text = useRef<HTMLParagraphElement>(null);
  // The button that had the focus is gone; screen readers read its result next.
  useEffect(() => text.current?.focus(), []);
  return (
    <p ref={text} tabIndex={-1} role="status" className="mt-4 outline-none">
      {t.signup.sentTo(email)}
    </p>
  );
}
