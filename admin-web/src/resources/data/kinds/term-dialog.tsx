import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  Typography,
} from '@mui/material';
import { type FormEvent, useId, useState } from 'react';
import { BusyButton } from '../../../components/busy-button';
import type { RetentionKind } from '../api';
import { dataSentences } from '../sentences';
import { commonSentences } from '../../../lib/sentences';
import { readDays } from './read-days';
import { useSaveTerm } from './use-save-term';

const t = dataSentences.kinds;

interface Props {
  kind: RetentionKind;
  term: NonNullable<RetentionKind['term']>;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks for the days of a kind. What is typed stays until it is saved. */
export function TermDialog({ kind, term, isOpen, onClose }: Props) {
  const { min, max, defaultDays } = term;
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);
  const close = () => {
    setTyped(null);
    setWrong(false);
    onClose();
  };
  const { save, isSaving, error } = useSaveTerm(kind.kind, term, close);

  function submit(event: FormEvent) {
    event.preventDefault();
    // A second press reaches the dialog while it fades out.
    if (!isOpen || isSaving) return;
    const days = readDays(typed ?? String(term.days), term);
    setWrong(days === null);
    if (days !== null) save(days);
  }

  return (
    <Dialog
      open={isOpen}
      onClose={isSaving ? undefined : close}
      maxWidth="xs"
      fullWidth
      aria-labelledby={`${id}-title`}
    >
      <form noValidate onSubmit={submit}>
        <DialogTitle id={`${id}-title`} variant="h3" sx={{ overflowWrap: 'anywhere' }}>
          {kind.what}
        </DialogTitle>
        <DialogContent>
          <TextField
            autoFocus
            fullWidth
            label={t.field}
            value={typed ?? String(term.days)}
            onChange={({ target }) => setTyped(target.value)}
            error={isWrong}
            helperText={isWrong ? t.outside(min, max) : t.bounds(min, max, defaultDays)}
            slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 4 } }}
          />
          <Typography sx={{ mt: 2, color: 'text.secondary' }}>{t.sooner}</Typography>
          <Typography role="alert" sx={{ mt: error ? 2 : 0, color: 'error.main', overflowWrap: 'anywhere' }}>
            {error}
          </Typography>
        </DialogContent>
        <DialogActions sx={{ p: 2 }}>
          <Button disabled={isSaving} onClick={close}>
            {commonSentences.cancel}
          </Button>
          <BusyButton type="submit" variant="contained" isBusy={isSaving}>
            {commonSentences.save}
          </BusyButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}
