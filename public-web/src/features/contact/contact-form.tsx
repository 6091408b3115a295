import { useMutation } from '@tanstack/react-query';
import { useId, useState, type SyntheticEvent } from 'react';
import { TextField } from '../../components/text-field';
import { Zari } from '../../components/zari';
import { ApiError, unwrap } from '../../lib/api-error';
import { atLeast } from '../../lib/at-least';
import { useServices } from '../../lib/services';
import { useEarlyValue } from '../../lib/use-early-input';
import { toast } from '../../lib/toasts';
import { contact as m } from '../../messages/contact';

/** How long the button says that the message is being sent. */
const SENDING_MS = 2000;

const EMPTY = { name: '', email: '', subject: '', message: '' };

export function ContactForm() {
  const { api } = useServices();
  const messageId = useId();
  const [letter, setLetter] = useState(EMPTY);
  const fill = (part: Partial<typeof EMPTY>) => setLetter((before) => ({ ...before, ...part }));
  useEarlyValue(messageId, letter.message, (message) => fill({ message }));
  const send = useMutation({
    mutationFn: async () => unwrap(await atLeast(SENDING_MS, api.POST('/api/contact', { body: letter }))),
    onSuccess: () => {
      setLetter(EMPTY);
      toast(m.sent);
    },
    onError: (error) => {
      const description = (error instanceof ApiError && error.message) || m.failedText;
      toast({ title: m.failed, description, tone: 'destructive' });
    },
  });

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (!send.isPending) send.mutate();
  }

  return (
    <div className="card overflow-hidden shadow-card">
      <Zari />
      <form className="grid gap-5 p-6 sm:grid-cols-2 sm:p-9" aria-label={m.formTitle} onSubmit={submit}>
        <TextField
          label={m.name}
          required
          maxLength={100}
          autoComplete="name"
          value={letter.name}
          onValue={(name) => fill({ name })}
        />
        <TextField
          label={m.email}
          required
          type="email"
          maxLength={254}
          autoComplete="email"
          value={letter.email}
          onValue={(email) => fill({ email })}
        />
        <div className="sm:col-span-2">
          <TextField
            label={m.subject}
            required
            maxLength={200}
            value={letter.subject}
            onValue={(subject) => fill({ subject })}
          />
        </div>
        <div className="field sm:col-span-2">
          <label htmlFor={messageId}>{m.message}</label>
          <textarea
            id={messageId}
            className="input min-h-44"
            required
            maxLength={5000}
            value={letter.message}
            onChange={(event) => fill({ message: event.currentTarget.value })}
          />
        </div>
        <button type="submit" className="btn justify-self-start" disabled={send.isPending}>
          {send.isPending ? m.submitting : m.submit}
        </button>
      </form>
    </div>
  );
}
