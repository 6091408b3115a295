import { Button } from '@mui/material';
import { useState } from 'react';
import type { Contest } from '../api';
import { contestSentences as t } from '../sentences';
import { CopyDialog } from './copy-dialog';
import { titleHere } from '../../../lib/title-here';

export function CopyButton({ contest }: { contest: Contest }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" aria-label={t.copyOf(titleHere(contest))} onClick={() => setOpen(true)}>
        {t.copy}
      </Button>
      {isOpen && <CopyDialog contest={contest} onClose={() => setOpen(false)} />}
    </>
  );
}
