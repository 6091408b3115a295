import { useId, useState } from 'react';
import { useTranslations } from '../../translations/use-translations';
import { type NoteFields, NoteForm } from './note-form';
import type { AbstainReason } from './use-act';

const REASONS: AbstainReason[] = ['sound', 'language', 'video', 'other'];

interface AbstainDialogProps {
  isPending: boolean;
  problem: string | null;
  onAbstain(reason: AbstainReason, note: string | null): void;
  onClose(): void;
}

/** Asks why the judge gives no marks. */
export function AbstainDialog({ isPending, problem, onAbstain, onClose }: AbstainDialogProps) {
  const { abstain: t } = useTranslations('jury');
  const [reason, setReason] = useState<AbstainReason | null>(null);
  return (
    <NoteForm
      about="jury-abstain"
      words={t}
      broken={reason ? [] : [{ field: 'reason', message: t.reasonMissing }]}
      isNoteNeeded={reason === 'other'}
      isPending={isPending}
      problem={problem}
      onSubmit={(note) => reason && onAbstain(reason, note)}
      onClose={onClose}
    >
      {(fields) => <Reasons fields={fields} chosen={reason} onChoose={setReason} />}
    </NoteForm>
  );
}

interface ReasonsProps {
  fields: NoteFields;
  chosen: AbstainReason | null;
  onChoose(reason: AbstainReason): void;
}

function Reasons({ fields, chosen, onChoose }: ReasonsProps) {
  const { abstain: t } = useTranslations('jury');
  const group = useId();
  const error = fields.errorOf('reason');
  return (
    <fieldset aria-describedby={error && `${group}-error`}>
      <legend className="font-semibold">{t.reason}</legend>
      {REASONS.map((reason, index) => (
        <label key={reason} className="tap w-full gap-3">
          <input
            ref={index === 0 ? fields.inputOf('reason') : undefined}
            type="radio"
            name={group}
            className="size-5 flex-none accent-leaf"
            checked={chosen === reason}
            onChange={() => {
              onChoose(reason);
              fields.change('reason');
            }}
          />
          {t.reasons[reason]}
        </label>
      ))}
      <p id={`${group}-error`} aria-live="polite" className="field-error">
        {error}
      </p>
    </fieldset>
  );
}
