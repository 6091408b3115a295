import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { sentences } from '../sentences';

interface Props {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A photo or a video, as large as the screen lets it be. */
export function Lightbox({ title, isOpen, onClose, children }: Props) {
  const id = useId();

  return (
    <Dialog open={isOpen} onClose={onClose} maxWidth="lg" fullWidth aria-labelledby={id}>
      <DialogTitle id={id} variant="h3" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button autoFocus onClick={onClose}>
          {sentences.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
