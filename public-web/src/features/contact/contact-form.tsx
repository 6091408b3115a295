import { useState, type SyntheticEvent } from 'react';
import { BusyButton } from '../../components/busy-button';
import { TextArea, TextField } from '../../components/text-field';
import { Zari } from '../../components/zari';
import { ApiError, faultsOf, unwrap } from '../../lib/api-error';
import { atLeast } from '../../lib/at-least';
import { useServices } from '../../lib/services';
import { toast } from '../../lib/toasts';
import { useFieldFaults } from '../../lib/use-field-faults';
import { useSend } from '../../lib/use-send';
import { contact as t } from '../../translations/contact';
import { EMPTY_LETTER, problemOf, type Letter } from './letter-rules';

/** How long the button says that the message is being sent. */
const SENDING_MS = 2000;
const ABOUT = 'contact';

export function ContactForm() {
  const { api } = useServices();
  const [letter, setLetter] = useState(EMPTY_LETTER);
  const faults = useFieldFaults<keyof Letter>();
  const { send, isPending } = useSend(ABOUT, {
    mutationFn: async () => unwrap(await atLeast(SENDING_MS, api.POST('/api/contact', { body: letter }))),
    onSuccess: () => {
      setLetter(EMPTY_LETTER);
      toast({ ...t.sent, about: ABOUT });
    },
    onError: (error) => {
      const description = (error instanceof ApiError && error.message) || t.failedText;
      toast({ title: t.failed, description, tone: 'destructive', about: ABOUT });
      faults.mark(faultsOf(error));
    },
  });

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    const problem = problemOf(letter);
    if (!problem) return send();
    toast({ ...problem.toast, tone: 'destructive', about: ABOUT });
    faults.mark(problem.faults);
  }

  const field = (name: keyof Letter) => ({
    label: t[name],
    required: true,
    value: letter[name],
    error: faults.errorOf(name),
    input: faults.inputOf(name),
    onValue(value: string) {
      setLetter((before) => ({ ...before, [name]: value }));
      faults.clear(name);
    },
  });

  return (
    <div className="card overflow-hidden shadow-card">
      <Zari />
      <form
        noValidate
        className="grid gap-5 p-6 sm:grid-cols-2 sm:p-9"
        aria-label={t.formTitle}
        onSubmit={submit}
      >
        <TextField {...field('name')} maxLength={100} autoComplete="name" />
        <TextField {...field('email')} type="email" maxLength={254} autoComplete="email" />
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
