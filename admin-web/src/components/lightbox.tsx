import { Button, Dialog, DialogActions, DialogContent, DialogTitle, type Breakpoint } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { commonSentences } from '../lib/sentences';

interface Props {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  maxWidth?: Breakpoint;
  children: ReactNode;
}

/** A dialog for a photo, a video or a text, as large as the screen allows. */
export function Lightbox({ title, isOpen, onClose, maxWidth = 'lg', children }: Props) {
  const id = useId();

  return (
    <Dialog open={isOpen} onClose={onClose} maxWidth={maxWidth} fullWidth aria-labelledby={id}>
      <DialogTitle id={id} variant="h3" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      {/* What a preview hides from view alone must not lengthen the dialog. */}
      <DialogContent sx={{ position: 'relative' }}>{children}</DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button autoFocus onClick={onClose}>
          {commonSentences.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
