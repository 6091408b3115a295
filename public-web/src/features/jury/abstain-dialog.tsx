import { type SyntheticEvent, useId, useRef, useState } from 'react';
import { BusyButton } from '../../components/busy-button';
import { TextArea } from '../../components/text-field';
import { useFieldErrors } from '../../lib/use-field-errors';
import { useTranslations } from '../../translations/use-translations';
import { type DialogHandle, JuryDialog } from './jury-dialog';
import type { AbstainReason } from './use-act';

/** Of a note, in characters. */
export const MOST = 1000;

const REASONS: AbstainReason[] = ['sound', 'language', 'video', 'other'];

interface AbstainDialogProps {
  isPending: boolean;
  onAbstain(reason: AbstainReason, note: string | null): void;
  onClose(): void;
}

/** Asks why the judge gives no marks. */
export function AbstainDialog({ isPending, onAbstain, onClose }: AbstainDialogProps) {
  const { abstain: t, cancel, busy } = useTranslations('jury');
  const dialog = useRef<DialogHandle>(null);
  const group = useId();
  const [reason, setReason] = useState<AbstainReason | null>(null);
  const [note, setNote] = useState('');
  const broken = [
    ...(reason ? [] : [{ field: 'reason', message: t.reasonMissing }]),
    ...(reason === 'other' && !note.trim() ? [{ field: 'note', message: t.noteMissing }] : []),
    ...(note.length > MOST ? [{ field: 'note', message: t.tooLong }] : []),
  ];
  const fieldErrors = useFieldErrors<'reason' | 'note'>('jury-abstain', broken);
  const reasonError = fieldErrors.errorOf('reason');

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (!reason || broken.length > 0) fieldErrors.reportBroken();
    else onAbstain(reason, note.trim() || null);
  }

  return (
    <JuryDialog title={t.title} handle={dialog} onClose={onClose}>
      <p className="mt-3">{t.text}</p>
      <form noValidate className="form mt-4" onSubmit={submit}>
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
        <TextArea
          label={t.note}
          hint={t.noteHint(note.length, MOST)}
          input={fieldErrors.inputOf('note')}
          error={fieldErrors.errorOf('note')}
          value={note}
          onValue={(text) => {
            setNote(text);
            fieldErrors.change('note');
          }}
        />
        <div className="flex flex-wrap gap-3">
          <BusyButton type="submit" busy={isPending}>
            {isPending ? busy : t.button}
          </BusyButton>
          <button type="button" className="btn btn-ghost" onClick={() => dialog.current?.close()}>
            {cancel}
          </button>
        </div>
      </form>
    </JuryDialog>
  );
}
