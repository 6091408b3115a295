import { normalizeEmail } from '@paattu/shared/rules';
import { useState } from 'react';
import { BusyButton } from '../../components/busy-button';
import { TextField } from '../../components/text-field';
import { unwrap } from '../../lib/api-error';
import { useServices } from '../../lib/services';
import { NextLink, type Settings, StepButtons, StepFrame } from './step-frame';
import { useStepForm } from './use-step-form';
import { useSentences } from './use-sentences';

const DEFAULT_PORT = '587';

interface EmailStepProps {
  settings: Settings;
  onSaved(): void;
}

/** The mail server. It is stored once it has taken a test email. */
export function EmailStep({ settings, onSaved }: EmailStepProps) {
  const t = useSentences();
  const { mail } = settings;
  return (
    <StepFrame step="email" title={t.email.title} text={t.email.text}>
      {mail.isFixed ? (
        <>
          <p className="mt-6 wrap-anywhere">{t.email.fixed(mail.smtpHost ?? '')}</p>
          <StepButtons step="email">
            <NextLink step="email" />
          </StepButtons>
        </>
      ) : (
        <ServerForm mail={mail} onSaved={onSaved} />
      )}
    </StepFrame>
  );
}

function ServerForm({ mail, onSaved }: { mail: Settings['mail']; onSaved(): void }) {
  const t = useSentences();
  const { api } = useServices();
  const [host = '', port = DEFAULT_PORT] = mail.smtpHost?.split(':') ?? [];
  const isStored = mail.smtpHost !== null;
  const form = useStepForm({
    initial: {
      host,
      port,
      user: mail.user ?? '',
      password: '',
      from: isStored ? addressIn(mail.from) : mail.ownerEmail,
    },
    check: ({ host, port, from }) => [
      ...(/^(?!-)[a-z0-9.-]+$/i.test(host.trim()) ? [] : [{ field: 'host', message: t.email.missingHost }]),
      ...(Number(port) >= 1 && Number(port) <= 65535 ? [] : [{ field: 'port', message: t.email.wrongPort }]),
      ...(from.includes('@') ? [] : [{ field: 'from', message: t.email.wrongFrom }]),
    ],
    save: async ({ host, port, user, password, from }) =>
      unwrap(
        await api.PUT('/api/admin/settings/mail', {
          body: {
            host: host.trim(),
            port: Number(port),
            user: user.trim(),
            ...(password && { password }),
            from: normalizeEmail(from),
          },
        }),
      ),
    onSaved,
  });
  return (
    <form noValidate className="form mt-6 max-w-xl" aria-label={t.steps.email} onSubmit={form.submit}>
      <div className="grid gap-3 sm:grid-cols-[1fr_8rem]">
        <TextField
          label={t.email.host}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={253}
          placeholder="smtp.example.org"
          {...form.fieldOf('host')}
        />
        <TextField label={t.email.port} inputMode="numeric" maxLength={5} {...form.fieldOf('port')} />
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          label={t.email.user}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          {...form.fieldOf('user')}
        />
        <TextField
          label={t.email.password}
          hint={isStored ? t.email.passwordKept : undefined}
          type="password"
          autoComplete="off"
          maxLength={500}
          {...form.fieldOf('password')}
        />
      </div>
      <TextField
        label={t.email.from}
        hint={t.email.fromHint}
        type="email"
        autoComplete="email"
        maxLength={254}
        {...form.fieldOf('from')}
      />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <BusyButton type="submit" className={form.saved ? 'btn btn-ghost' : 'btn'} busy={form.isPending}>
          {form.isPending ? t.email.testing : t.email.test}
        </BusyButton>
      </div>
      <p role="status" className="wrap-anywhere">
        {form.saved && <>✓ {t.email.tested(mail.ownerEmail)}</>}
      </p>
      {form.alert && <p role="alert">{form.alert}</p>}
      <CopyMessage />
      <StepButtons step="email" mayWait={!form.saved && !isStored}>
        {(form.saved || isStored) && <NextLink step="email" />}
      </StepButtons>
    </form>
  );
}

/** For a musician who does not know what a mail server is. */
function CopyMessage() {
  const t = useSentences();
  const { origin } = useServices();
  const [state, setState] = useState<'copied' | 'refused' | null>(null);
  const message = t.email.message(origin);

  async function copy() {
    try {
      await navigator.clipboard.writeText(message);
      setState('copied');
    } catch {
      // The page is not secure, or the browser denied access: the message is there to select.
      setState('refused');
    }
  }

  return (
    <p className="text-sm text-ink-2">
      {t.email.unknown}{' '}
      <button type="button" className="text-link tap text-start" onClick={() => void copy()}>
        {t.email.copy}
      </button>{' '}
      <span role="status">{state === 'copied' && t.email.copied}</span>
      {state === 'refused' && <span className="mt-2 block wrap-anywhere text-ink select-all">{message}</span>}
    </p>
  );
}

/** Of a sender as a person reads it, such as `Meera <meera@songs.example.org>`. */
function addressIn(sender: string): string {
  return sender.slice(sender.lastIndexOf('<') + 1).replace('>', '');
}
