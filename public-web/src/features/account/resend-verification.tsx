import { useEffect, useRef } from 'react';
import { BusyButton } from '../../components/busy-button';
import { NoEmails, useNoEmails } from '../../components/no-emails';
import { WithBreaks } from '../../components/with-breaks';
import { unwrap } from '../../lib/api-error';
import { useErrorSentences } from '../../lib/error-sentence';
import { emailedReturnTo } from '../../lib/return-to';
import { useServices } from '../../lib/services';
import { toast } from '../../lib/toasts';
import { useSend } from '../../lib/use-send';
import { useTranslations } from '../../translations/use-translations';
import { useAuthMode } from './use-auth-mode';

const ABOUT = 'verification';

export function ResendVerification({ email }: { email: string }) {
  const t = useTranslations('account');
  const { api } = useServices();
  const { sentenceOf } = useErrorSentences();
  const { returnTo } = useAuthMode();
  const resend = useSend(ABOUT, {
    mutationFn: async () =>
      unwrap(
        await api.POST('/api/auth/resend-verification', {
          params: { query: emailedReturnTo(returnTo, location.origin) },
        }),
      ),
    onError: (error) => {
      const description = sentenceOf(error) ?? t.unexpected;
      toast({ title: t.error, description, tone: 'destructive', about: ABOUT });
    },
  });
  if (useNoEmails()?.areKept) return <NoEmails text={t.verify.withoutEmails} />;
  if (resend.isSuccess) return <Sent email={email} />;
  return (
    <BusyButton className="btn mt-6" busy={resend.isPending} onClick={() => resend.send()}>
      {resend.isPending ? t.verify.resending : t.verify.resend}
    </BusyButton>
  );
}

function Sent({ email }: { email: string }) {
  const t = useTranslations('account');
  const noEmails = useNoEmails();
  const text = useRef<HTMLParagraphElement>(null);
  // The button that had the focus is gone; screen readers read its result next.
  useEffect(() => text.current?.focus(), []);
  return (
    <p ref={text} tabIndex={-1} role="status" className="mt-4 outline-none">
      <WithBreaks text={noEmails?.sentence ?? t.signup.sentTo(email)} />
    </p>
  );
}
