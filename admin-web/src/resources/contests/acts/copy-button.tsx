import { Button } from '@mui/material';
import { useState } from 'react';
import type { Contest } from '../api';
import { contestSentences as t } from '../sentences';
import { CopyDialog } from './copy-dialog';

export function CopyButton({ contest }: { contest: Contest }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" aria-label={t.copyOf(contest.title)} onClick={() => setOpen(true)}>
        {t.copy}
      </Button>
      {isOpen && <CopyDialog contest={contest} onClose={() => setOpen(false)} />}
    </>
  );
}
