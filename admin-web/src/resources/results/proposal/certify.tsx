import { Button } from '@mui/material';
import { useState } from 'react';
import type { AdminResult } from '../api';
import { resultSentences } from '../sentences';
import type { ResultProps } from '../result-props';
import { CertifyDialog } from './certify-dialog';

interface Props extends ResultProps {
  proposal: NonNullable<AdminResult['proposal']>;
}

/** Certifies the proposal that the owner sees when she opens the dialog, not one that replaces it meanwhile. */
export function Certify({ contest, result, proposal }: Props) {
  const [hash, setHash] = useState<string | null>(null);
  return (
    <>
      <Button variant="contained" onClick={() => setHash(proposal.hash)}>
        {resultSentences.certify.open}
      </Button>
      {hash !== null && (
        <CertifyDialog contest={contest} result={result} hash={hash} onClose={() => setHash(null)} />
      )}
    </>
  );
}
