import { MAX_NOTE } from '@paattu/api-client/jury';
import { type ReactNode, type Ref, type SyntheticEvent, useRef } from 'react';
import { BusyButton } from '../../components/busy-button';
import { TextArea } from '../../components/text-field';
import { useTranslations } from '../../translations/use-translations';
import { type DialogHandle, JuryDialog } from './jury-dialog';

interface NoteFormProps {
  words: { title: string; text: string; note: string; button: string };
  note: string;
  noteError?: string;
  noteInput: Ref<HTMLTextAreaElement>;
  isPending: boolean;
  /** Why it was not done. A toast would be behind the dialog. */
  problem: string | null;
  onNote(note: string): void;
  onSubmit(): void;
  onClose(): void;
  /** Fields before the note. */
  children?: ReactNode;
}

/** A dialog that asks for a note before something is done. */
export function NoteForm({
  words,
  note,
  noteError,
  noteInput,
  isPending,
  problem,
  onNote,
  onSubmit,
  onClose,
  children,
}: NoteFormProps) {
  const { abstain, cancel, busy } = useTranslations('jury');
  const dialog = useRef<DialogHandle>(null);

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    onSubmit();
  }

  return (
    <JuryDialog title={words.title} handle={dialog} onClose={onClose}>
      <p className="mt-3">{words.text}</p>
      <form noValidate className="form mt-4" onSubmit={submit}>
        {children}
        <TextArea
          label={words.note}
          // So that the buttons are in sight on a phone.
          style={{ minHeight: '6rem' }}
          hint={abstain.noteHint(note.length, MAX_NOTE)}
          input={noteInput}
          error={noteError}
          value={note}
          onValue={onNote}
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
