import { useMutation } from '@tanstack/react-query';
import { ApiError, unwrap } from '../../lib/api-error';
import { useServices } from '../../lib/services';
import { toast } from '../../lib/toasts';
import { account as m } from '../../messages/account';

export function ResendVerification({ email }: { email: string }) {
  const { api } = useServices();
  const resend = useMutation({
    mutationFn: async () => unwrap(await api.POST('/api/auth/resend-verification')),
    onError: (error) => {
      const description = (error instanceof ApiError && error.message) || m.unexpected;
      toast({ title: m.error, description, tone: 'destructive' });
    },
  });
  if (resend.isSuccess)
    return (
      <p role="status" className="mt-4">
        {m.signup.sentTo(email)}
      </p>
    );
  return (
    <button type="button" className="btn mt-6" disabled={resend.isPending} onClick={() => resend.mutate()}>
      {resend.isPending ? m.verify.resending : m.verify.resend}
    </button>
  );
}
