import { ApiError, unwrap } from '../../lib/api-error';
import { useErrorSentences } from '../../lib/error-sentence';
import { useServices } from '../../lib/services';
import { useSend } from '../../lib/use-send';
import { useTranslations } from '../../translations/use-translations';
import { forgetInvitation } from './invitation-token';

/** Accepts the invitation; the session gets its new rights. */
export function useAccept() {
  const t = useTranslations('invitation');
  const { api, session } = useServices();
  const { sentenceOf } = useErrorSentences();
  const { error, ...mutation } = useSend('invitation', {
    mutationFn: async (token: string) => {
      unwrap(await api.POST('/api/auth/invitation/accept', { body: token ? { token } : {} }));
      await session.renew();
    },
    onSuccess: forgetInvitation,
  });
  const code = error instanceof ApiError ? error.code : '';
  return {
    ...mutation,
    needsNewPassword: code === 'STAFF_PASSWORD_NEEDED',
    isInvalid: code === 'INVALID_TOKEN',
    sentence: error && (t.errors[code] ?? sentenceOf(error) ?? t.unexpected),
  };
}
