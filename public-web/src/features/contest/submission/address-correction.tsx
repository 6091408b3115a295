import { isEmailAddress, normalizeEmail } from '@paattu/shared/rules';
import { type SyntheticEvent, useRef, useState } from 'react';
import { BusyButton } from '../../../components/busy-button';
import { EmailField, useEmailSentences } from '../../../components/email-field';
import { WithBreaks } from '../../../components/with-breaks';
import { unwrap } from '../../../lib/api-error';
import { useErrorSentences } from '../../../lib/error-sentence';
import { useServices } from '../../../lib/services';
import { useSiteTexts } from '../../../lib/site-texts';
import { suggestEmail } from '../../../lib/suggest-email';
import { useFieldErrors } from '../../../lib/use-field-errors';
import { useSend } from '../../../lib/use-send';
import { useTranslations } from '../../../translations/use-translations';
import { linkIn, type ShownLink, type Submitted } from './submitted';

const ABOUT = 'address-correction';

interface AddressCorrectionProps extends Submitted {
  /** Gets the link of the entry after a correction, which ends the one before; only while the site has no mail server. */
  onLink(link: ShownLink): void;
}

/** Names the address to which the email goes, and corrects it. Offers another one if this one probably has a slip. */
export function AddressCorrection({
  id,
  email: sentTo,
  correctionToken: token,
  link,
  onLink,
}: AddressCorrectionProps) {
  const { submittedNotice: t, form, validation } = useTranslations('entry-form');
  const { didYouMean } = useEmailSentences();
  const { api } = useServices();
  const { fieldErrorsOf, sentenceOrNoAnswer } = useErrorSentences();
  const toggle = useRef<HTMLButtonElement>(null);
  const [address, setAddress] = useState(sentTo);
  const [email, setEmail] = useState<string | null>(null);
  const typed = normalizeEmail(email ?? '');
  const broken = isEmailAddress(typed)
    ? []
    : [{ field: 'email', message: (typed ? validation.invalidEmail : validation.missingEmail).description }];
  const fieldErrors = useFieldErrors<'email'>(ABOUT, broken);
  const { send, isPending, error, reset } = useSend(ABOUT, {
    mutationFn: async (to: string) =>
      unwrap(
        await api.POST('/api/contest/entries/{id}/email', {
          params: { path: { id } },
          body: { token, email: to },
        }),
      ),
    onSuccess: (corrected, to) => {
      const fresh = linkIn(corrected);
      if (fresh) onLink(fresh);
      setAddress(to);
      setEmail(null);
      toggle.current?.focus();
    },
    onError: (failure) => fieldErrors.reject(fieldErrorsOf(failure)),
  });

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (broken.length === 0) send(typed);
    else fieldErrors.reportBroken();
  }

  const isSent = useSiteTexts().emails === undefined && link === undefined;
  const meant = email === null ? suggestEmail(address) : null;
  const failure = error && fieldErrorsOf(error).length === 0 && sentenceOrNoAnswer(error, t.noAnswer);
  return (
    <>
      <p className="mt-3">
        <span role="status">
          <WithBreaks
            text={isSent ? (address === sentTo ? t.sentTo : t.corrected)(address) : t.given(address)}
          />
        </span>{' '}
        <button
          ref={toggle}
          type="button"
          className="text-link tap"
          aria-expanded={email !== null}
          onClick={() => {
            setEmail(email === null ? address : null);
            // A closed form forgets why the server refused.
            reset();
          }}
        >
          {email === null ? t.correct : t.keep}
        </button>
      </p>
      {meant !== null && (
        <p className="mt-1">
          <button
            type="button"
            className="text-link tap text-left wrap-anywhere"
            onClick={() => {
              setEmail(meant);
              // This button disappears.
              toggle.current?.focus();
            }}
          >
            {didYouMean(meant)}
          </button>
        </p>
      )}
      {email !== null && (
        <form noValidate className="form mt-3" aria-label={t.correct} onSubmit={submit}>
          <EmailField
            isOnly
            label={form.labels.email}
            readOnly={isPending}
            input={fieldErrors.inputOf('email')}
            error={fieldErrors.errorOf('email')}
            value={email}
            onValue={(text) => {
              setEmail(text);
              fieldErrors.change('email');
            }}
          />
          {failure && <p role="alert">{failure}</p>}
          <BusyButton type="submit" className="btn justify-self-start" busy={isPending}>
            {isPending ? t.correcting : t.save}
          </BusyButton>
        </form>
      )}
    </>
  );
}
