import { type SyntheticEvent, useState } from 'react';
import { BusyButton } from '../../../components/busy-button';
import { TextField } from '../../../components/text-field';
import { unwrap } from '../../../lib/api-error';
import { useErrorSentences } from '../../../lib/error-sentence';
import { useServices } from '../../../lib/services';
import { useFieldErrors } from '../../../lib/use-field-errors';
import { useSend } from '../../../lib/use-send';
import { useTranslations } from '../../../translations/use-translations';

interface ReceiptFormProps {
  /** Finds out more of a receipt. */
  lookUp?: (code: string) => Promise<string>;
}

/** Says whether the vote of a receipt is counted. */
export function ReceiptForm({ lookUp }: ReceiptFormProps) {
  const { check: t, noAnswer } = useTranslations('voting');
  const { api } = useServices();
  const { sentenceOrNoAnswer } = useErrorSentences();
  const [code, setCode] = useState('');
  const broken = code.trim() ? [] : [{ field: 'code', message: t.missing }];
  const fieldErrors = useFieldErrors<'code'>('receipt', broken);
  const { send, data, error, isPending, reset } = useSend('receipt', {
    mutationFn: async () => {
      const { state } = unwrap(await api.POST('/api/contest/votes/receipt', { body: { code } }));
      return [t.states[state], await lookUp?.(code)].filter(Boolean).join(' ');
    },
  });

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (broken.length === 0) send();
    else fieldErrors.reportBroken();
  }

  return (
    <form noValidate className="form mt-3" onSubmit={submit}>
      <TextField
        label={t.label}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        input={fieldErrors.inputOf('code')}
        error={fieldErrors.errorOf('code')}
        value={code}
        onValue={(text) => {
          setCode(text);
          reset();
        }}
      />
      <BusyButton type="submit" className="btn btn-ghost justify-self-start" busy={isPending}>
        {isPending ? t.submitting : t.submit}
      </BusyButton>
      <p role="status" className="min-h-6">
        {data ?? (error && sentenceOrNoAnswer(error, noAnswer))}
      </p>
    </form>
  );
}
