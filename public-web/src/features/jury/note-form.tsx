import { MAX_NOTE } from '@paattu/shared/jury';
import { type ReactNode, type SyntheticEvent, useRef, useState } from 'react';
import { BusyButton } from '../../components/busy-button';
import { TextArea } from '../../components/text-field';
import { type FieldError, useFieldErrors } from '../../lib/use-field-errors';
import { useTranslations } from '../../translations/use-translations';
import { type DialogHandle, JuryDialog } from './jury-dialog';

export type NoteFields = ReturnType<typeof useFieldErrors<'reason' | 'note'>>;

interface NoteFormProps {
  /** Identifies the form. */
  about: string;
  words: { title: string; text: string; note: string; button: string };
  /** What is wrong with the fields before the note. */
  broken?: FieldError[];
  isNoteNeeded?: boolean;
  isPending: boolean;
  /** Why it was not done. A toast would be behind the dialog. */
  problem: string | null;
  onSubmit(note: string | null): void;
  onClose(): void;
  /** The fields before the note. */
  children?: (fields: NoteFields) => ReactNode;
}

/** A dialog that asks for a note before something is done. */
export function NoteForm({
  about,
  words,
  broken = [],
  isNoteNeeded = false,
  isPending,
  problem,
  onSubmit,
  onClose,
  children,
}: NoteFormProps) {
  const { abstain: t, cancel, busy } = useTranslations('jury');
  const dialog = useRef<DialogHandle>(null);
  const [note, setNote] = useState('');
  const allBroken = [
    ...broken,
    ...(isNoteNeeded && !note.trim() ? [{ field: 'note', message: t.noteMissing }] : []),
    ...(note.length > MAX_NOTE ? [{ field: 'note', message: t.tooLong(MAX_NOTE) }] : []),
  ];
  const fields: NoteFields = useFieldErrors(about, allBroken);

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (allBroken.length > 0) fields.reportBroken();
    else onSubmit(note.trim() || null);
  }

  return (
    <JuryDialog title={words.title} handle={dialog} onClose={onClose}>
      <p className="mt-3">{words.text}</p>
      <form noValidate className="form mt-4" onSubmit={submit}>
        {children?.(fields)}
        <TextArea
          label={words.note}
          // So that the buttons are in sight on a phone.
          style={{ minHeight: '6rem' }}
          hint={t.noteHint(note.length, MAX_NOTE)}
          input={fields.inputOf('note')}
          error={fields.errorOf('note')}
          value={note}
          onValue={(text) => {
            setNote(text);
            fields.change('note');
          }}
        />
        {problem && (
          <p role="alert" className="field-error">
            {problem}
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          <BusyButton type="submit" busy={isPending}>
            {isPending ? busy : words.button}
          </BusyButton>
          <button type="button" className="btn btn-ghost" onClick={() => dialog.current?.close()}>
            {cancel}
          </button>
        </div>
      </form>
    </JuryDialog>
  );
}
