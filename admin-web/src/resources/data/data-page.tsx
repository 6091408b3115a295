import { Typography } from '@mui/material';
import { PageHeader } from '../../components/page-header';
import { placeSentences } from '../../lib/place-sentences';
import { dataSentences } from './sentences';
import type { EraseRequest } from './api';
import { EraseRequests, useEraseRequests } from './erase-requests';
import { LegalHolds } from './holds/legal-holds';
import { Kinds } from './kinds/kinds';
import { Runs } from './runs';

/** The personal data that the site keeps, for the owner. */
export function DataPage() {
  const { data: requests } = useEraseRequests();
  return (
    <>
      <PageHeader title={placeSentences.privacy} sentence={requests ? sentenceOf(requests) : null} />
      <Typography sx={{ mb: 3, maxWidth: '66ch', color: 'text.secondary' }}>{dataSentences.intro}</Typography>
      <EraseRequests />
      <LegalHolds />
      <Kinds />
      <Runs />
    </>
  );
}

function sentenceOf(requests: EraseRequest[]): string {
  const { say } = dataSentences;
  const waiting = requests.filter(({ state }) => state === 'confirmed' || state === 'held');
  const held = waiting.filter(({ state, isHeld }) => state === 'held' || isHeld).length;
  if (held > 0) return say.held(held);
  return waiting.length > 0 ? say.requests(waiting.length) : say.none;
}
