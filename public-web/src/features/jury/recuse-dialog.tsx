import { MAX_NOTE } from '@paattu/api-client/jury';
import { useState } from 'react';
import { useFieldErrors } from '../../lib/use-field-errors';
import { useTranslations } from '../../translations/use-translations';
import { NoteForm } from './note-form';

interface RecuseDialogProps {
  isPending: boolean;
  problem: string | null;
  onRecuse(note: string | null): void;
  onClose(): void;
}

/** Says what it means to recuse oneself, before it is done for good. */
export function RecuseDialog({ isPending, problem, onRecuse, onClose }: RecuseDialogProps) {
  const { recuse: t, abstain } = useTranslations('jury');
  const [note, setNote] = useState('');
  const broken = note.length > MAX_NOTE ? [{ field: 'note', message: abstain.tooLong(MAX_NOTE) }] : [];
  const fieldErrors = useFieldErrors<'note'>('jury-recuse', broken);

  function submit() {
    if (broken.length > 0) fieldErrors.reportBroken();
    else onRecuse(note.trim() || null);
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
    />
  );
}
