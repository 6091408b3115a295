import { isInvalidEmail } from '@paattu/shared/rules';
import { type SyntheticEvent, useEffect, useEffectEvent, useRef } from 'react';
import { BusyButton } from '../../components/busy-button';
import { TextArea, TextField } from '../../components/text-field';
import { Zari } from '../../components/zari';
import { unwrap } from '../../lib/api-error';
import { useErrorSentences } from '../../lib/error-sentence';
import { atLeast } from '../../lib/at-least';
import { keptText, useKeptText } from '../../lib/kept-text';
import { writtenIn } from '../../lib/language';
import { useServices } from '../../lib/services';
import { toast } from '../../lib/toasts';
import { useFieldErrors } from '../../lib/use-field-errors';
import { goesToSubmit } from '../../lib/goes-to-submit';
import { useSend } from '../../lib/use-send';
import { useLocale, useTranslations } from '../../translations/use-translations';
import { EMPTY_MESSAGE, validateContactForm, type ContactMessage } from './contact-form-validation';

/** The button shows at least this long that the message is being sent. */
const SENDING_MS = 2000;
const ABOUT = 'contact';

const keptMessage = keptText('paattu-contact', EMPTY_MESSAGE);

export function ContactForm() {
  const t = useTranslations('contact');
  const language = useLocale();
  const { api } = useServices();
  const { sentenceOf, fieldErrorsOf } = useErrorSentences();
  const message = useKeptText(keptMessage);
  const error = validateContactForm(message, t);
  const fieldErrors = useFieldErrors<keyof ContactMessage>(ABOUT, error?.fieldErrors ?? []);
  const { send, reset, isPending, isSuccess } = useSend(ABOUT, {
    mutationFn: async () =>
      unwrap(
        await atLeast(SENDING_MS, api.POST('/api/contact', { body: { ...message, ...writtenIn(language) } })),
      ),
    onSuccess: () => {
      keptMessage.change(EMPTY_MESSAGE);
      fieldErrors.reset();
    },
    onError: (failure) => {
      const description = sentenceOf(failure) ?? t.failedText;
      toast({ title: t.failed, description, tone: 'destructive', about: ABOUT });
      fieldErrors.reject(fieldErrorsOf(failure));
    },
  });

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (!error) return send();
    toast({ ...error.toast, tone: 'destructive', about: ABOUT });
    fieldErrors.reportBroken();
  }

  const field = (name: keyof ContactMessage) => ({
    label: t[name],
    required: true,
    value: message[name],
    error: fieldErrors.errorOf(name),
    input: fieldErrors.inputOf(name),
    onValue(value: string) {
      keptMessage.change({ [name]: value });
      fieldErrors.change(name);
    },
  });

  return (
    <div className="card overflow-hidden shadow-card">
      <Zari />
      {/* Exists before its message, to be announced. */}
      <div role="status">
        {isSuccess && <Sent onAnother={reset} onGone={() => fieldErrors.focus('name')} />}
      </div>
      <form
        noValidate
        hidden={isSuccess}
        className="form gap-x-5 p-6 sm:grid-cols-2 sm:p-9"
        aria-label={t.formTitle}
        onSubmit={submit}
      >
        <TextField {...field('name')} maxLength={100} autoComplete="name" />
        <TextField
          {...field('email')}
          type="email"
          maxLength={254}
          autoComplete="email"
          onBlur={(event) => {
            if (isInvalidEmail(message.email) && !goesToSubmit(event)) fieldErrors.reportLeft('email');
          }}
        />
        <div className="sm:col-span-2">
          <TextField {...field('subject')} maxLength={200} />
        </div>
        <div className="sm:col-span-2">
          <TextArea {...field('message')} maxLength={5000} />
        </div>
        <BusyButton type="submit" className="btn justify-self-start" busy={isPending}>
          {isPending ? t.submitting : t.submit}
        </BusyButton>
      </form>
    </div>
  );
}

/** Stays until the visitor writes another message or opens another page. */
function Sent({ onAnother, onGone }: { onAnother(): void; onGone(): void }) {
  const t = useTranslations('contact');
  const another = useRef<HTMLButtonElement>(null);
  const leave = useEffectEvent(onGone);
  // The focus follows what is shown: the form is hidden while this is there.
  useEffect(() => {
    another.current?.focus();
    return () => leave();
  }, []);
  return (
    <div className="p-6 sm:p-9">
      <h2 className="text-2xl">{t.sent.title}</h2>
      <p className="mt-3 mb-6 text-ink-2">{t.sent.description}</p>
      <button ref={another} type="button" className="btn btn-ghost" onClick={onAnother}>
        {t.another}
      </button>
    </div>
  );
}
