import { localizedPath } from '@paattu/shared/locales';
import { isEmailAddress, normalizeEmail } from '@paattu/shared/rules';
import { ADULT_SENTENCES } from '@paattu/shared/voting';
import { useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { BusyButton } from '../../../components/busy-button';
import { CaptchaField } from '../../../components/captcha/captcha-field';
import { useCaptcha } from '../../../components/captcha/use-captcha';
import { CheckField } from '../../../components/check-field';
import { EmailField } from '../../../components/email-field';
import { Link } from '../../../components/link';
import { useNoEmails } from '../../../components/no-emails';
import { ApiError, unwrap } from '../../../lib/api-error';
import { useErrorSentences } from '../../../lib/error-sentence';
import { writtenIn } from '../../../lib/language';
import { useServices } from '../../../lib/services';
import { useFieldErrors } from '../../../lib/use-field-errors';
import { useSend } from '../../../lib/use-send';
import { useLocale, useTranslations } from '../../../translations/use-translations';
import type { BallotEntry } from './ballot-query';
import { VOTE } from './use-cast-vote';
import { canProve, proofKey, useProof } from './use-proof';

type Field = 'email' | 'isAdult' | 'captchaText';

const isCode = (error: unknown, code: string) => error instanceof ApiError && error.code === code;

interface AskFormProps {
  entry: BallotEntry;
  onSent(email: string): void;
  onCancel(): void;
}

/** Loaded when the dialog opens, because few visitors vote by email. */
export function AskForm({ entry, onSent, onCancel }: AskFormProps) {
  const { ask: t, noAnswer } = useTranslations('voting');
  const errors = useTranslations('errors');
  const noEmails = useNoEmails();
  const language = useLocale();
  const { api } = useServices();
  const queries = useQueryClient();
  const { fieldErrorsOf, sentenceOrNoAnswer } = useErrorSentences();
  const [typed, setTyped] = useState('');
  const email = normalizeEmail(typed);
  const [isAdult, setAdult] = useState(false);
  const [captchaText, setCaptchaText] = useState('');
  const [needsCaptcha, setNeedsCaptcha] = useState(false);
  const captcha = useCaptcha(needsCaptcha, setCaptchaText);
  const proof = useProof(entry.id);
  const page = `${localizedPath(language, '/vote')}#${entry.slug}`;
  const broken = [
    ...(isEmailAddress(email) ? [] : [{ field: 'email', message: errors.INVALID_EMAIL }]),
    ...(isAdult ? [] : [{ field: 'isAdult', message: errors.ADULTS_ONLY }]),
    ...(needsCaptcha && !(captchaText && captcha.captcha)
      ? [{ field: 'captchaText', message: errors.CAPTCHA_INCORRECT }]
      : []),
  ];
  const fieldErrors = useFieldErrors<Field>(VOTE, broken);

  async function request(withProof: string) {
    const solved = needsCaptcha && captcha.captcha && { captchaId: captcha.captcha.id, captchaText };
    return unwrap(
      await api.POST('/api/contest/votes', {
        body: {
          entryId: entry.id,
          email,
          isAdult: true,
          proof: withProof,
          ...writtenIn(language),
          ...solved,
        },
      }),
    );
  }

  /** A proof is good once, and may have expired while the visitor was away. */
  async function nextProof(): Promise<string> {
    const { data, error } = await proof.refetch();
    if (!data) throw error ?? new Error('no proof');
    return data;
  }

  const { send, isPending, error } = useSend(VOTE, {
    mutationFn: async () => {
      const first = proof.data ?? (await nextProof());
      try {
        await request(first);
      } catch (failure) {
        if (!isCode(failure, 'VOTE_CHALLENGE_FAILED')) throw failure;
        await request(await nextProof());
      }
    },
    onSuccess: () => onSent(email),
    onError: (failure) => {
      if (isCode(failure, 'CAPTCHA_NEEDED')) setNeedsCaptcha(true);
      if (isCode(failure, 'CAPTCHA_INCORRECT')) {
        setCaptchaText('');
        captcha.refresh();
      }
      fieldErrors.reject(fieldErrorsOf(failure));
      // Each request uses its proof up.
      void queries.resetQueries({ queryKey: proofKey(entry.id) });
    },
  });

  if (!canProve())
    return (
      <>
        <p className="mt-4">{t.unable}</p>
        <button type="button" className="btn btn-ghost mt-5" onClick={onCancel}>
          {t.close}
        </button>
      </>
    );

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (broken.length === 0) send();
    else fieldErrors.reportBroken();
  }

  const failure =
    error && fieldErrorsOf(error).length === 0
      ? isCode(error, 'CAPTCHA_NEEDED')
        ? t.busyNetwork
        : sentenceOrNoAnswer(error, noAnswer)
      : null;
  return (
    <form noValidate className="form mt-5" onSubmit={submit}>
      <EmailField
        label={t.email}
        hint={noEmails?.sentence ?? t.hint}
        readOnly={isPending}
        input={fieldErrors.inputOf('email')}
        error={fieldErrors.errorOf('email')}
        value={typed}
        onValue={(text) => {
          setTyped(text);
          fieldErrors.change('email');
        }}
      />
      <CheckField
        label={ADULT_SENTENCES[language]}
        checked={isAdult}
        input={fieldErrors.inputOf('isAdult')}
        error={fieldErrors.errorOf('isAdult')}
        onChecked={(checked) => {
          setAdult(checked);
          fieldErrors.change('isAdult');
        }}
      />
      {needsCaptcha && (
        <CaptchaField
          captcha={captcha}
          text={captchaText}
          error={fieldErrors.errorOf('captchaText')}
          readOnly={isPending}
          input={fieldErrors.inputOf('captchaText')}
          onChange={(text) => {
            setCaptchaText(text);
            fieldErrors.change('captchaText');
          }}
        />
      )}
      <div>
        <p role="alert" className="field-error not-empty:mb-3">
          {failure}
        </p>
        <div className="flex flex-wrap gap-3">
          <BusyButton type="submit" busy={isPending}>
            {isPending ? t.submitting : t.submit}
          </BusyButton>
          <button type="button" className="btn btn-ghost" onClick={onCancel}>
            {t.cancel}
          </button>
        </div>
      </div>
      <div>
        <Link to={`/auth?returnTo=${encodeURIComponent(page)}`} className="text-link tap">
          {t.signIn}
        </Link>
        <p role="status" className="text-sm text-ink-2">
          {isPending && !proof.data && t.working}
        </p>
      </div>
    </form>
  );
}
