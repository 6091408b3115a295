import { Box, Typography } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useId, useState, type DragEvent, type ReactNode, type Ref } from 'react';
import { BusyButton } from '../busy-button';
import { uploadSentences as t } from './sentences';
import { commonSentences } from '../../lib/sentences';
import { formatCount } from '../../lib/format';
import { acceptedTypes, type FileField } from './file-rules';

const LABELS = {
  audio: t.audio,
  cover: commonSentences.optional(t.cover),
  photo: commonSentences.optional(t.samplePhoto),
  portrait: t.portrait,
};
const HINTS = { audio: t.audioHint, cover: t.coverHint, photo: t.coverHint, portrait: t.coverHint };

interface Props {
  field: FileField;
  file: File | null;
  error: string | undefined;
  isBusy: boolean;
  inputRef?: Ref<HTMLInputElement>;
  onChoose: (file: File | null) => void;
  /** Shows the content of the file. */
  children?: ReactNode;
  /** In a card, which names it. */
  card?: CardParts;
}

/** What a card has beside the input. */
export interface CardParts {
  /** The words of the button. */
  choose?: string;
  /** Before the button, and after it. */
  before?: ReactNode;
  after?: ReactNode;
}

/** A file input that also accepts a dropped file. The native input stays, for keyboards and screen readers. */
export function FileDrop({ field, file, error, isBusy, inputRef, onChoose, children, card }: Props) {
  const [isOver, setOver] = useState(false);
  const id = useId();

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const dropped = event.dataTransfer.files[0];
    if (dropped && !isBusy) onChoose(dropped);
  }

  const isChosen = file !== null;
  const hint = (
    <Typography
      id={`${id}-hint`}
      variant="caption"
      sx={error ? { color: 'error.main', flexBasis: '100%' } : { color: 'text.secondary' }}
    >
      {error ?? HINTS[field]}
    </Typography>
  );
  return (
    <Box
      sx={{
        ...dropSx,
        ...(card ? bareSx : frameSx),
        ...(!card && { borderColor: error ? 'error.main' : 'var(--edge)' }),
        bgcolor: isOver ? 'var(--cloth-3)' : card ? 'transparent' : 'var(--cloth)',
      }}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Typography id={`${id}-label`} sx={{ fontWeight: 500 }} style={card && visuallyHidden}>
        {LABELS[field]}
      </Typography>
      {card && children}
      <Typography
        id={`${id}-file`}
        style={card && !isChosen ? visuallyHidden : undefined}
        sx={{ color: isChosen ? 'text.primary' : 'text.secondary', overflowWrap: 'anywhere' }}
      >
        {isChosen ? `${file.name} · ${sizeOf(file)}` : t.dropOrChoose}
      </Typography>
      {!card && children}
      <Box sx={rowSx}>
        {card?.before}
        <input
          ref={inputRef}
          id={id}
          name={field}
          type="file"
          accept={acceptedTypes(field)}
          aria-disabled={isBusy || undefined}
          onClick={(event) => isBusy && event.preventDefault()}
          style={visuallyHidden}
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-file ${id}-hint`}
          aria-invalid={error !== undefined}
          // Cleared, so that the same file can be chosen again. The form keeps the chosen file.
          onChange={({ target }) => {
            if (target.files?.[0]) onChoose(target.files[0]);
            target.value = '';
          }}
        />
        <label htmlFor={id}>{isChosen ? t.chooseAnother : (card?.choose ?? t.chooseFile)}</label>
        {isChosen && (
          <BusyButton isBusy={isBusy} onClick={() => onChoose(null)}>
            {t.removeFile}
          </BusyButton>
        )}
        {card?.after}
        {card && hint}
      </Box>
      {!card && hint}
    </Box>
  );
}

function sizeOf({ size }: File): string {
  const kilobytes = size / 1024;
  const [amount, unit] =
    kilobytes < 1024 ? [Math.ceil(kilobytes), 'KB'] : [Math.round((kilobytes / 1024) * 10) / 10, 'MB'];
  return `${formatCount(amount)} ${unit}`;
}

const dropSx = {
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: 1,
  minWidth: 0,
  '& label': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    px: 2.25,
    border: '1px solid var(--leaf)',
    borderRadius: 'var(--r-1)',
    color: 'var(--leaf)',
    fontWeight: 500,
    cursor: 'pointer',
  },
  '& input:focus-visible ~ label': { outline: '3px solid var(--focus)', outlineOffset: 2 },
  '& input[aria-disabled] ~ label': {
    borderColor: 'var(--cloth-3)',
    bgcolor: 'var(--cloth-3)',
    color: 'var(--ink-2)',
    cursor: 'not-allowed',
  },
};

const frameSx = { p: 2, border: '1.5px dashed', borderRadius: 'var(--r-1)' };

const bareSx = { m: -1, p: 1, borderRadius: 'var(--r-1)' };

const rowSx = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minWidth: 0 };
