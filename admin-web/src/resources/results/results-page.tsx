import { Box, Typography } from '@mui/material';
import { ContestChooser } from '../../chosen-contest/contest-chooser';
import { useChosenContest } from '../../chosen-contest/use-chosen-contest';
import { useContests } from '../../chosen-contest/use-contests';
import { Loaded } from '../../components/loaded';
import { PageHeader } from '../../components/page-header';
import type { AnnouncedContest } from '../../records';
import { translations } from '../../translations';
import { ResultOfContest } from './result-of-contest';
import { useResult } from './use-result';

const t = translations.results;

/** The result of a contest: the current one, if all are chosen. */
export function ResultsPage() {
  const chosen = useChosenContest();
  const contests = useContests();

  return (
    <>
      <PageHeader title={translations.tabs.results} />
      <Loaded query={contests} failure={t.loadFailed}>
        {(listed) => {
          const contest = listed.find(({ id }) => id === chosen.contestId) ?? listed[0];
          return contest === undefined ? (
            <Typography>{t.noContest}</Typography>
          ) : (
            <ContestPage key={contest.id} contest={contest} />
          );
        }}
      </Loaded>
    </>
  );
}

function ContestPage({ contest }: { contest: AnnouncedContest }) {
  const query = useResult(contest.id);
  return (
    <>
      <Typography sx={{ mb: 2, maxWidth: '66ch', color: 'text.secondary' }}>{t.intro}</Typography>
      <Box sx={{ mb: 3 }}>
        <ContestChooser chosen={{ contestId: contest.id }} onChoose={() => {}} />
      </Box>
      <Loaded query={query} failure={t.loadFailed}>
        {(result) => <ResultOfContest contest={contest} result={result} />}
      </Loaded>
    </>
  );
}
