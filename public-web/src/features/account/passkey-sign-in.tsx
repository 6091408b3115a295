import type { ApiClient, SessionDto } from '@paattu/api-client';
import { hasUsedPasskey, notePasskey } from '@paattu/api-client/passkey-hint';
import { useEffect, useEffectEvent } from 'react';
import { BusyButton } from '../../components/busy-button';
import { ApiError, unwrap } from '../../lib/api-error';
import { useErrorSentences } from '../../lib/error-sentence';
import { useServices } from '../../lib/services';
import { toast } from '../../lib/toasts';
import { useSend } from '../../lib/use-send';
import { useTranslations } from '../../translations/use-translations';
import { useSignIn } from './use-sign-in';

const ABOUT = 'account';

/** Before the challenge of five minutes expires. */
const OFFER_AGAIN_MS = 4 * 60_000;

/**
 * Signs in with a passkey. Only a browser that has used one offers it in the field of the address as well: most visitors have
 * none, and need no challenge.
 */
export function PasskeySignIn() {
  const t = useTranslations('account');
  const { api } = useServices();
  const signIn = useSignIn();
  const { sentenceOf } = useErrorSentences();
  const showFailure = (error: Error) => {
    const description = sentenceOf(error) ?? t.passkey.unused;
    toast({ title: t.login.failed, description, tone: 'destructive', about: ABOUT });
  };
  const { send, isPending } = useSend(ABOUT, {
    mutationFn: async () => signIn(await answerOfPasskey(api, { inField: false })),
    onSuccess: () => toast({ ...t.login.succeeded, about: ABOUT }),
    onError: showFailure,
  });
  useOfferInField(api, signIn, showFailure);
  return (
    <p>
      <BusyButton className="text-link tap" busy={isPending} onClick={() => send()}>
        {isPending ? t.passkey.working : t.passkey.signIn}
      </BusyButton>{' '}
      <span className="text-sm text-ink-2">{t.passkey.hint}</span>
    </p>
  );
}

/** Lets the browser offer its passkeys in the field of the address, until the page is left. */
function useOfferInField(
  api: ApiClient,
  signIn: (answer: SessionDto) => void,
  onFailure: (error: Error) => void,
): void {
  const onSignedIn = useEffectEvent(signIn);
  const onRefused = useEffectEvent(onFailure);
  useEffect(() => {
    if (!hasUsedPasskey()) return;
    let isLeft = false;
    const offer = async () => {
      const { browserSupportsWebAuthnAutofill } = await import('@simplewebauthn/browser');
      if (isLeft || !(await browserSupportsWebAuthnAutofill())) return;
      onSignedIn(await answerOfPasskey(api, { inField: true }));
    };
    const start = () =>
      void offer().catch((error: unknown) => {
        // Everything else is the end of an offer that nobody took.
        if (error instanceof ApiError) onRefused(error);
      });
    start();
    const timer = setInterval(start, OFFER_AGAIN_MS);
    return () => {
      isLeft = true;
      clearInterval(timer);
      void import('@simplewebauthn/browser').then(({ WebAuthnAbortService }) =>
        WebAuthnAbortService.cancelCeremony(),
      );
    };
  }, [api]);
}

async function answerOfPasskey(api: ApiClient, { inField }: { inField: boolean }): Promise<SessionDto> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const options = unwrap(await api.POST('/api/auth/passkeys/challenge'));
  const { id, response } = await startAuthentication({
    optionsJSON: { ...options, userVerification: 'required' },
    useBrowserAutofill: inField,
  });
  const { clientDataJSON, authenticatorData, signature, userHandle = '' } = response;
  const body = { credentialId: id, clientDataJSON, authenticatorData, signature, userHandle };
  const answer = unwrap(await api.POST('/api/auth/passkeys/login', { body }));
  notePasskey();
  return answer;
}
