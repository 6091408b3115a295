import { Typography } from '@mui/material';
import { useState } from 'react';
import { BusyButton } from '../../../components/busy-button';
import { useIsChanged } from '../../../components/form/use-is-changed';
import type { Contest } from '../../../records';
import { translations } from '../../../translations';
import { PublishDialog } from './publish-dialog';

const t = translations.contests;

/** Publishes the stored draft, so what is typed has to be saved first. */
export function PublishButton({ contest }: { contest: Contest }) {
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
      <PublishDialog contest={contest} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
