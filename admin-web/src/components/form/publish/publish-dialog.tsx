import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import type { UseMutationResult } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useId } from 'react';
import { commonSentences } from '../../../lib/sentences';
import { BusyButton } from '../../busy-button';
import { DialogFailure } from '../../dialog-failure';

/** The server's sentence is shown instead of the browser's. */
const NO_BUBBLES = { noValidate: true };

interface Props {
  labels: { publish: string; publishTitle: string; publishFailed: string; notReady?: string };
  text: ReactNode;
  publication: UseMutationResult<unknown, Error, void>;
  isOpen: boolean;
  onClose: () => void;
  onExited?: () => void;
  /** What the server rejects, if its sentence is not enough. */
  reasons?: (error: Error) => ReactNode;
  /** What the draft lacks; asks nothing while there is something, and while it is not known. */
  gaps?: { isPending: boolean; list: ReactNode };
  /** One of them has `autoFocus`; without fields, Cancel has it. */
  fields?: ReactNode;
  children?: ReactNode;
}

/** Asks before a draft is published, and shows why the server does not publish it: the dialog stays while the request runs. */
export function PublishDialog(props: Props) {
  const { labels, text, publication, isOpen, onClose, onExited, gaps, fields, children } = props;
  const { error, isPending } = publication;
  const id = useId();
  const isHeld = Boolean(gaps?.isPending || gaps?.list);

  function submit(event: FormEvent) {
    event.preventDefault();
    // React also passes it on to the form around the dialog's button.
    event.stopPropagation();
    // A second press reaches the dialog while it fades out.
    if (isOpen && !isHeld) publication.mutate();
  }

  return (
    <Dialog
      open={isOpen}
      onClose={isPending ? undefined : onClose}
      slotProps={{
        paper: { component: 'form', onSubmit: submit, ...NO_BUBBLES },
        transition: { onExited },
      }}
      role={fields ? 'dialog' : 'alertdialog'}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`} variant="h3">
        {gaps?.list ? labels.notReady : labels.publishTitle}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <DialogContentText component="div" id={`${id}-text`} sx={{ overflowWrap: 'anywhere' }}>
          {gaps?.list || (gaps?.isPending ? commonSentences.loading : text)}
        </DialogContentText>
        {children}
        {fields}
        <DialogFailure title={labels.publishFailed} error={error}>
          {error && props.reasons?.(error)}
        </DialogFailure>
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button autoFocus={!fields} disabled={isPending} onClick={onClose}>
          {gaps?.list ? commonSentences.close : commonSentences.cancel}
        </Button>
        {!gaps?.list && (
          <BusyButton type="submit" variant="contained" isBusy={isPending || isHeld}>
            {labels.publish}
          </BusyButton>
        )}
      </DialogActions>
    </Dialog>
  );
}
