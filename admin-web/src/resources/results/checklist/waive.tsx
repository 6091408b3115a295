import { Button } from '@mui/material';
import { useState } from 'react';
import { useRequests } from '../../../data-provider/use-requests';
import { resultRequests, type FoundBlocker } from '../api';
import { resultSentences } from '../sentences';
import { ReasonDialog } from '../reason-dialog';

const t = resultSentences.waive;

interface Props {
  contestId: string;
  found: FoundBlocker;
  /** What is open, in a sentence. */
  remains: string;
}

/** Lets the result be proposed although something is open, with a reason that is published. */
export function Waive({ contestId, found: { blocker, waiver }, remains }: Props) {
  const requests = useRequests(resultRequests);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        sx={{ mt: 1 }}
        aria-label={(waiver ? t.changeOf : t.openOf)(remains)}
        onClick={() => setOpen(true)}
      >
        {waiver ? t.change : t.open}
      </Button>
      {isOpen && (
        <ReasonDialog
          labels={{ ...t, hint: t.published, press: t.confirm }}
          text={remains}
          former={waiver}
          act={(reasons) => requests.waiveBlocker(contestId, { blocker, ...reasons })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
