import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../confirm-dialog';
import { type CardParts, FileDrop } from './file-drop';
import type { FileField } from './file-rules';

interface Props {
  field: FileField;
  error: string | undefined;
  isBusy: boolean;
  /** Asked before a stored file is lost. Without it, a chosen file is sent at once. */
  question: { label: string; title: string; text: (file: string) => string } | undefined;
  /** Returns the file as it can be sent, or null after it reported what is wrong with it. */
  prepare: (file: File) => Promise<File | null>;
  onReplace: (file: File) => void;
  card?: CardParts;
  /** What the card says of the stored file. */
  children?: ReactNode;
}

/** A file input of a stored record: its file takes the place of the former one, which cannot be brought back. */
export function ReplaceFile({ field, error, isBusy, question, prepare, onReplace, card, children }: Props) {
  const [file, setFile] = useState<File | null>(null);
  const [isAsking, setAsking] = useState(false);

  async function choose(chosen: File | null) {
    const prepared = chosen && (await prepare(chosen));
    if (!prepared) return;
    if (!question) return onReplace(prepared);
    setFile(prepared);
    setAsking(true);
  }

  return (
    <>
      <FileDrop
        field={field}
        file={null}
        error={error}
        isBusy={isBusy}
        onChoose={(chosen) => void choose(chosen)}
        {...(card && { card })}
      >
        {children}
      </FileDrop>
      {question && file && (
        <ConfirmDialog
          {...question}
          text={question.text(file.name)}
          isOpen={isAsking}
          onClose={() => setAsking(false)}
          onConfirm={() => onReplace(file)}
        />
      )}
    </>
  );
}
