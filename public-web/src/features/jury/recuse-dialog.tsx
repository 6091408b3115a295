import { type SyntheticEvent, useRef, useState } from 'react';
import { BusyButton } from '../../components/busy-button';
import { TextArea } from '../../components/text-field';
import { useFieldErrors } from '../../lib/use-field-errors';
import { useTranslations } from '../../translations/use-translations';
import { MOST } from './abstain-dialog';
import { type DialogHandle, JuryDialog } from './jury-dialog';

interface RecuseDialogProps {
  isPending: boolean;
  onRecuse(note: string | null): void;
  onClose(): void;
}

/** Says what it means to recuse oneself, before it is done for good. */
export function RecuseDialog({ isPending, onRecuse, onClose }: RecuseDialogProps) {
  const { recuse: t, abstain, cancel, busy } = useTranslations('jury');
  const dialog = useRef<DialogHandle>(null);
  const [note, setNote] = useState('');
  const broken = note.length > MOST ? [{ field: 'note', message: abstain.tooLong }] : [];
  const fieldErrors = useFieldErrors<'note'>('jury-recuse', broken);

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (broken.length > 0) fieldErrors.reportBroken();
    else onRecuse(note.trim() || null);
  }

  return (
    <JuryDialog title={t.title} handle={dialog} onClose={onClose}>
      <p className="mt-3">{t.text}</p>
      <form noValidate className="form mt-4" onSubmit={submit}>
        <TextArea
          label={t.note}
          hint={abstain.noteHint(note.length, MOST)}
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
