import { Typography } from '@mui/material';
import { useId } from 'react';
import { BusyButton } from '../../../components/busy-button';
import { formatCount } from '../../../lib/format';
import type { FoundBlocker } from '../api';
import { resultSentences } from '../sentences';

const t = resultSentences.propose;

interface Props {
  label: string;
  blockers: FoundBlocker[];
  isBusy?: boolean;
}

/** Submits the surrounding form. Inactive while something is open that is not waived, and says so. */
export function ProposeButton({ label, blockers, isBusy = false }: Props) {
  const id = useId();
  const open = blockers.filter(({ waiver }) => waiver === null).length;
  return (
    <>
      <BusyButton
        type="submit"
        variant="contained"
        isBusy={isBusy || open > 0}
        aria-describedby={open > 0 ? id : undefined}
      >
        {label}
      </BusyButton>
      {open > 0 && (
        <Typography id={id} sx={{ mt: 1, color: 'text.secondary' }}>
          {t.blocked(formatCount(open), open === 1)}
        </Typography>
      )}
    </>
  );
}
