import { Typography } from '@mui/material';
import { PageHeader } from '../../components/page-header';
import { dataSentences } from './sentences';
import { EraseRequests } from './erase-requests';
import { LegalHolds } from './holds/legal-holds';
import { Kinds } from './kinds/kinds';
import { Runs } from './runs';

/** The personal data that the site keeps, for the owner. */
export function DataPage() {
  return (
    <>
      <PageHeader title={dataSentences.tab} />
      <Typography sx={{ mb: 3, maxWidth: '66ch', color: 'text.secondary' }}>{dataSentences.intro}</Typography>
      <EraseRequests />
      <LegalHolds />
      <Kinds />
      <Runs />
    </>
  );
}
