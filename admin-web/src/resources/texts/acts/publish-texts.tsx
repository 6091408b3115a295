import { changedTexts } from '@paattu/api-client/site-texts/defaults';
import type { OwnTexts } from '@paattu/api-client/site-texts/site-texts';
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Typography,
} from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { BusyButton } from '../../../components/busy-button';
import { useIsChanged } from '../../../components/form/use-is-changed';
import type { ConsoleDataProvider } from '../../../data-provider';
import { reasonOf } from '../../../lib/reason-of';
import type { SiteTextsRecord } from '../../../records';
import { translations } from '../../../translations';

const t = translations.texts;

interface Props {
  record: SiteTextsRecord;
}

/** Publishes the stored draft, so what is typed has to be saved first. */
export function PublishTexts({ record }: Props) {
  const [isOpen, setOpen] = useState(false);
  const isChanged = useIsChanged();

  return (
    <>
      <BusyButton variant="outlined" isBusy={isChanged} onClick={() => setOpen(true)}>
        {t.publish}
      </BusyButton>
      {isOpen && <PublishDialog record={record} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Publishes the draft that the owner sees, and no other. */
function PublishDialog({ record, onClose }: Props & { onClose: () => void }) {
  const id = useId();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const publication = useMutation({
    mutationFn: () => dataProvider.publishTexts(record.version),
    onSuccess: () => {
      notify(t.publishedNow, { type: 'success' });
      onClose();
      return queryClient.invalidateQueries({ queryKey: ['texts'] });
    },
  });
  const changed = changedTexts(record.published as OwnTexts, (record.draft ?? {}) as OwnTexts);

  return (
    <Dialog
      open
      onClose={onClose}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`} variant="h3">
        {t.publishTitle}
      </DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>{t.publishText}</DialogContentText>
        <Box component="ul" sx={{ mb: 0, pl: 2.5 }}>
          {changed.map((key) => (
            <li key={key}>{t.fields[key]}</li>
          ))}
        </Box>
        <div role="alert">
          {publication.error && (
            <>
              <Typography sx={{ mt: 2, fontWeight: 500 }}>{t.publishFailed}</Typography>
              <Typography>{reasonOf(publication.error)}</Typography>
            </>
          )}
        </div>
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button autoFocus onClick={onClose}>
          {translations.cancel}
        </Button>
        <BusyButton variant="contained" isBusy={publication.isPending} onClick={() => publication.mutate()}>
          {t.publish}
        </BusyButton>
      </DialogActions>
    </Dialog>
  );
}
