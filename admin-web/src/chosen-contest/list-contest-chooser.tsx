import { Box } from '@mui/material';
import { useListFilters } from '../components/use-list-filters';
import type { ChosenContest } from './chosen-among';
import { ContestChooser } from './contest-chooser';

/** Chooses the contest at the top of a list. The address no longer names another one then. */
export function ListContestChooser({ contest }: { contest: ChosenContest }) {
  const { changeFilters } = useListFilters();
  return (
    <Box sx={{ mb: 1.5 }}>
      <ContestChooser chosen={contest} onChoose={() => changeFilters({ contestId: undefined })} />
    </Box>
  );
}
