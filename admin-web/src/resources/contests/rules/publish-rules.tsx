import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
  Typography,
} from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { BusyButton } from '../../../components/busy-button';
import { useIsChanged } from '../../../components/form/use-is-changed';
import type { ConsoleDataProvider } from '../../../data-provider';
import { reasonOf } from '../../../lib/reason-of';
import type { Rules } from '../../../records';
import { translations } from '../../../translations';

const t = translations.rules;

/** The server's sentence is shown instead of the browser's. */
const NO_BUBBLES = { noValidate: true };

interface Props {
  rules: Rules;
  onPublished: (rules: Rules) => void;
}

/** Publishes the stored draft, so what is typed has to be saved first. */
export function PublishRules({ rules, onPublished }: Props) {
  const [isOpen, setOpen] = useState(false);
  const isChanged = useIsChanged();

  return (
    <>
      <BusyButton variant="outlined" isBusy={isChanged} onClick={() => setOpen(true)}>
        {t.publish}
      </BusyButton>
      <Typography component="span" role="status" sx={{ color: 'text.secondary' }}>
        {isChanged && t.saveFirst}
      </Typography>
      {isOpen && <PublishDialog rules={rules} onPublished={onPublished} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Asks what changes, once visitors can read the rules. */
function PublishDialog({ rules, onPublished, onClose }: Props & { onClose: () => void }) {
  const id = useId();
  const [rulesChange, setChange] = useState('');
  const [rulesChangeMalayalam, setChangeMalayalam] = useState('');
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const isReadable = rules.versions.some(({ publishedAt }) => Date.parse(publishedAt) <= Date.now());
  const publication = useMutation({
    mutationFn: () => dataProvider.publishRules(rules, { rulesChange, rulesChangeMalayalam }),
    onSuccess: (published) => {
      onPublished(published);
      notify(t.published, { type: 'success' });
      onClose();
      return queryClient.invalidateQueries({ queryKey: ['rules'] });
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    // React also passes it on to the form around the dialog's button.
    event.stopPropagation();
    publication.mutate();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      slotProps={{ paper: { component: 'form', onSubmit: submit, ...NO_BUBBLES } }}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`} variant="h3">
        {t.publishTitle}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <DialogContentText id={`${id}-text`}>
          {isReadable ? t.publishText : t.publishUnreadText}
        </DialogContentText>
        {isReadable && (
          <>
            <TextField
              label={t.change}
              required
              autoFocus
              value={rulesChange}
              onChange={({ target }) => setChange(target.value)}
            />
            <TextField
              label={translations.optional(t.changeMalayalam)}
              value={rulesChangeMalayalam}
              onChange={({ target }) => setChangeMalayalam(target.value)}
              slotProps={{ htmlInput: { lang: 'ml' } }}
            />
          </>
        )}
        <div role="alert">
          {publication.error && (
            <>
              <Typography sx={{ fontWeight: 500 }}>{t.publishFailed}</Typography>
              <Typography>{reasonOf(publication.error)}</Typography>
            </>
          )}
        </div>
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button onClick={onClose}>{translations.cancel}</Button>
        <BusyButton type="submit" variant="contained" isBusy={publication.isPending}>
          {t.publish}
        </BusyButton>
      </DialogActions>
    </Dialog>
  );
}
