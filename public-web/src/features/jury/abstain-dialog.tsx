import { MAX_NOTE } from '@paattu/api-client/jury';
import { useId, useState } from 'react';
import { useFieldErrors } from '../../lib/use-field-errors';
import { useTranslations } from '../../translations/use-translations';
import { NoteForm } from './note-form';
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
  const group = useId();
  const [reason, setReason] = useState<AbstainReason | null>(null);
  const [note, setNote] = useState('');
  const broken = [
    ...(reason ? [] : [{ field: 'reason', message: t.reasonMissing }]),
    ...(reason === 'other' && !note.trim() ? [{ field: 'note', message: t.noteMissing }] : []),
    ...(note.length > MAX_NOTE ? [{ field: 'note', message: t.tooLong(MAX_NOTE) }] : []),
  ];
  const fieldErrors = useFieldErrors<'reason' | 'note'>('jury-abstain', broken);
  const reasonError = fieldErrors.errorOf('reason');

  function submit() {
    if (!reason || broken.length > 0) fieldErrors.reportBroken();
    else onAbstain(reason, note.trim() || null);
  }

  return (
    <NoteForm
      words={t}
      note={note}
      noteError={fieldErrors.errorOf('note')}
      noteInput={fieldErrors.inputOf('note')}
      isPending={isPending}
      problem={problem}
      onNote={(text) => {
        setNote(text);
        fieldErrors.change('note');
      }}
      onSubmit={submit}
      onClose={onClose}
    >
      <fieldset aria-describedby={reasonError && `${group}-error`}>
        <legend className="font-semibold">{t.reason}</legend>
        {REASONS.map((one, index) => (
          <label key={one} className="tap w-full gap-3">
            <input
              ref={index === 0 ? fieldErrors.inputOf('reason') : undefined}
              type="radio"
              name={group}
              className="size-5 flex-none accent-leaf"
              checked={reason === one}
              onChange={() => {
                setReason(one);
                fieldErrors.change('reason');
              }}
            />
            {t.reasons[one]}
          </label>
        ))}
        <p id={`${group}-error`} aria-live="polite" className="field-error">
          {reasonError}
        </p>
      </fieldset>
    </NoteForm>
  );
}
