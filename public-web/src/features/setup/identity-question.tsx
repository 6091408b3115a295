import { askForIdentity } from '@paattu/api-client/identity-check';
import { useMutation } from '@tanstack/react-query';
import { type SyntheticEvent, useEffect, useState } from 'react';
import { BusyButton } from '../../components/busy-button';
import { TextField } from '../../components/text-field';
import { ApiError, unwrap } from '../../lib/api-error';
import { useErrorSentences } from '../../lib/error-sentence';
import { useServices } from '../../lib/services';
import { useSentences } from './use-sentences';

/** Asks for the password once more when the sign-in is older than five minutes, and then repeats what the owner did. */
export function IdentityQuestion() {
  const t = useSentences().identity;
  const { api } = useServices();
  const { sentenceOrNoAnswer } = useErrorSentences();
  const [password, setPassword] = useState('');
  const [settle, setSettle] = useState<((isShown: boolean) => void) | null>(null);
  const check = useMutation({
    mutationFn: async () =>
      unwrap(await api.POST('/api/auth/identity-check/password', { body: { password } })),
    onSuccess: () => answer(true),
  });
  useEffect(() => askForIdentity(api, () => new Promise((resolve) => setSettle(() => resolve))), [api]);
  if (!settle) return null;

  function answer(isShown: boolean) {
    settle?.(isShown);
    setSettle(null);
    setPassword('');
    check.reset();
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (!check.isPending) check.mutate();
  }

  const isWrong = check.error instanceof ApiError && check.error.code === 'WRONG_PASSWORD';
  return (
    <form noValidate className="card form mx-auto mb-8 max-w-xl p-5" aria-label={t.title} onSubmit={submit}>
      <h2 className="text-xl">{t.title}</h2>
      <p className="text-ink-2">{t.text}</p>
      <TextField
        autoFocus
        label={t.password}
        type="password"
        autoComplete="current-password"
        maxLength={200}
        value={password}
        onValue={setPassword}
        error={check.error ? (isWrong ? t.wrong : sentenceOrNoAnswer(check.error, t.wrong)) : undefined}
      />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <BusyButton type="submit" busy={check.isPending}>
          {t.confirm}
        </BusyButton>
        <button type="button" className="text-link tap" onClick={() => answer(false)}>
          {t.cancel}
        </button>
      </div>
    </form>
  );
}
