import { Box, Button, Typography } from '@mui/material';
import { useId, useState, type DragEvent } from 'react';
import { sentences } from '../../sentences';
import { acceptOf, type UploadFiles } from './upload-rules';

const words = sentences.upload;
const LABELS = { audio: words.audio, cover: `${words.cover} (${words.optional})` };
const HINTS = { audio: words.audioHint, cover: words.coverHint };

interface Props {
  field: keyof UploadFiles;
  file: File | null;
  fault: string | undefined;
  isDisabled: boolean;
  onChoose: (file: File | null) => void;
}

/** A file input that a file can also be dropped on. The input itself stays, for keyboard and screen reader. */
export function FileDrop({ field, file, fault, isDisabled, onChoose }: Props) {
  const [isOver, setOver] = useState(false);
  const id = useId();

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const dropped = event.dataTransfer.files[0];
    if (dropped && !isDisabled) onChoose(dropped);
  }

  return (
    <Box
      sx={{
        ...dropSx,
        borderColor: fault ? 'error.main' : 'var(--zari)',
        bgcolor: isOver ? 'var(--cloth-3)' : 'var(--cloth)',
      }}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Box component="label" htmlFor={id} sx={{ fontWeight: 600 }}>
        {LABELS[field]}
      </Box>
      {file ? (
        <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
          <Typography sx={{ overflowWrap: 'anywhere' }}>
            {file.name} · {megabytes(file)}
          </Typography>
          <Button disabled={isDisabled} onClick={() => onChoose(null)}>
            {words.removeFile}
          </Button>
        </Box>
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>{words.dropOrChoose}</Typography>
      )}
      <input
        id={id}
        name={field}
        type="file"
        accept={acceptOf(field)}
        disabled={isDisabled}
        aria-invalid={fault !== undefined}
        aria-describedby={`${id}-hint`}
        // Emptied, so that the same file can be chosen again; the chosen one is kept by the panel.
        onChange={({ target }) => {
          if (target.files?.[0]) onChoose(target.files[0]);
          target.value = '';
        }}
      />
      <Typography id={`${id}-hint`} variant="caption" sx={{ color: fault ? 'error.main' : 'text.secondary' }}>
        {fault ?? HINTS[field]}
      </Typography>
    </Box>
  );
}

function megabytes(file: File): string {
  return `${(file.size / 1024 / 1024).toLocaleString('en-IN', { maximumFractionDigits: 1 })} MB`;
}

const dropSx = {
  display: 'grid',
  alignContent: 'start',
  gap: 1,
  p: 2,
  border: '1.5px dashed',
  borderRadius: 'var(--r-1)',
  '& input': { minHeight: 44, maxWidth: '100%', font: 'inherit', color: 'var(--ink-2)' },
  '& input::file-selector-button': {
    minHeight: 40,
    mr: 1.5,
    px: 2,
    border: '1.5px solid var(--leaf)',
    borderRadius: 'var(--r-3)',
    background: 'none',
    color: 'var(--leaf)',
    font: 'inherit',
    fontWeight: 600,
    cursor: 'pointer',
  },
};
