import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { Link } from 'react-router';
import { PageMeta } from '../../components/page-meta';
import { TextField } from '../../components/text-field';
import { Zari } from '../../components/zari';
import { ApiError, unwrap } from '../../lib/api-error';
import { atLeast } from '../../lib/at-least';
import { useServices } from '../../lib/services';
import { useSearch } from '../../lib/use-search';
import { toast } from '../../lib/toasts';
import { optOut as m } from '../../messages/opt-out';

/** How long the button asks for a moment. */
const SENDING_MS = 1000;

export function OptOutPage() {
  const { api } = useServices();
  const [typed, setTyped] = useState<string | null>(null);
  const linked = useSearch().get('email') ?? '';
  const email = typed ?? linked;
  const input = useRef<HTMLInputElement>(null);
  const send = useMutation({
    mutationFn: async () =>
      unwrap(await atLeast(SENDING_MS, api.POST('/api/opt-outs', { body: { email: email.trim() } }))),
    onError: (error) => {
      const refused = error instanceof ApiError && error.status === 400;
      const description = (refused && error.message) || m.failed.description;
      toast({ title: m.failed.title, description, tone: 'destructive' });
    },
  });

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (email.trim()) return send.isPending || send.mutate();
    toast({ ...m.missing, tone: 'destructive' });
    input.current?.focus();
  }

  return (
    <div className="wrap py-12 md:py-16">
      <PageMeta title={m.title} description={m.description} path="/opt-out" />
      <div className="card mx-auto max-w-xl overflow-hidden shadow-card">
        <Zari />
        <div className="px-6 pt-8 pb-9 sm:px-9">
          {send.isSuccess ? (
            <Done email={email.trim()} />
          ) : (
            <>
              <h1 className="text-3xl">{m.title}</h1>
              <p className="mt-3 text-ink-2">{m.text}</p>
              <form noValidate className="mt-6 grid gap-5" onSubmit={submit}>
                <TextField
                  label={m.email}
                  type="email"
                  autoComplete="email"
                  maxLength={254}
                  input={input}
                  value={email}
                  onValue={setTyped}
                />
                <button type="submit" className="btn justify-self-start" disabled={send.isPending}>
                  {send.isPending ? m.submitting : m.submit}
                </button>
              </form>
            </>
          )}
        </div>
      </div>
    </div>
  );
}

function Done({ email }: { email: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-3xl">
        {m.done}
      </h1>
      <p className="mt-3 mb-6">{m.doneText(email)}</p>
      <Link to="/" className="btn">
        {m.home}
      </Link>
    </>
  );
}
