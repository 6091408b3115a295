import { BusyButton } from '../../components/busy-button';
import { ExternalLink } from '../../components/external-link';
import { TextField } from '../../components/text-field';
import { unwrap } from '../../lib/api-error';
import { useServices } from '../../lib/services';
import { NextLink, type Settings, StepButtons, StepFrame } from './step-frame';
import { useStepForm } from './use-step-form';
import { useSentences } from './use-sentences';

const KEY = /^[\w-]{20,100}$/;

/** The page on which Google gives the key. */
const GOOGLE = 'https://console.cloud.google.com/apis/library/youtube.googleapis.com';

interface KeysStepProps {
  settings: Settings;
  onSaved(): Promise<void>;
}

/** What to keep elsewhere, and the key for the views of entries. */
export function KeysStep({ settings: { youtube }, onSaved }: KeysStepProps) {
  const t = useSentences();
  return (
    <StepFrame step="keys" title={t.keys.title} text={t.keys.text}>
      <p className="mt-6 max-w-xl border-l-3 border-zari pl-4">{t.keys.keep}</p>
      {youtube.isFixed ? (
        <p className="mt-6">{t.keys.keyFixed}</p>
      ) : (
        <KeyForm hasKey={youtube.hasKey} onSaved={onSaved} />
      )}
      <StepButtons step="keys">
        <NextLink step="keys" />
      </StepButtons>
    </StepFrame>
  );
}

function KeyForm({ hasKey, onSaved }: { hasKey: boolean; onSaved(): Promise<void> }) {
  const t = useSentences();
  const { api } = useServices();
  const form = useStepForm({
    initial: { key: '' },
    check: ({ key }) => (KEY.test(key.trim()) ? [] : [{ field: 'key', message: t.keys.wrongKey }]),
    save: async ({ key }) =>
      unwrap(await api.PUT('/api/admin/settings/youtube', { body: { key: key.trim() } })),
    onSaved: () => void onSaved(),
  });
  return (
    <form noValidate className="form mt-6 max-w-xl" aria-label={t.steps.keys} onSubmit={form.submit}>
      <TextField
        label={t.keys.key}
        hint={t.keys.keyHint}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
        {...form.fieldOf('key')}
      />
      <ExternalLink href={GOOGLE} className="text-link justify-self-start">
        {t.keys.getKey}
      </ExternalLink>
      <BusyButton type="submit" className="btn btn-ghost justify-self-start" busy={form.isPending}>
        {form.isPending ? t.saving : t.keys.setKey}
      </BusyButton>
      <p role="status">{hasKey && <>✓ {t.keys.keySet}</>}</p>
      {form.alert && <p role="alert">{form.alert}</p>}
    </form>
  );
}
