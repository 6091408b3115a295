import { Box, Typography } from '@mui/material';
import { ContestChooser } from '../../chosen-contest/contest-chooser';
import { useChosenContest } from '../../chosen-contest/use-chosen-contest';
import { useContests } from '../../chosen-contest/use-contests';
import { Loaded } from '../../components/loaded';
import { PageHeader } from '../../components/page-header';
import type { AnnouncedContest } from '../../records';
import { translations } from '../../translations';
import { Judges } from './judges/judges';
import { OpenRound } from './rounds/open-round';
import { Round } from './rounds/round';
import { useJury } from './use-jury';

const t = translations.jury;

/** The jury of a contest: the current one, if all are chosen. */
export function JuryPage() {
  const chosen = useChosenContest();
  const contests = useContests();

  return (
    <>
      <PageHeader title={translations.tabs.jury} />
      <Loaded query={contests} failure={t.loadFailed}>
        {(listed) => {
          const contest = listed.find(({ id }) => id === chosen.contestId) ?? listed[0];
          return contest === undefined ? (
            <Typography>{t.noContest}</Typography>
          ) : (
            <JuryOfContest key={contest.id} contest={contest} />
          );
        }}
      </Loaded>
    </>
  );
}

function JuryOfContest({ contest }: { contest: AnnouncedContest }) {
  const query = useJury(contest.id);
  return (
    <>
      <Typography sx={{ mb: 2, maxWidth: '66ch', color: 'text.secondary' }}>{t.intro}</Typography>
      <Box sx={{ mb: 3 }}>
        <ContestChooser chosen={{ contestId: contest.id }} onChoose={() => {}} />
      </Box>
      <Loaded query={query} failure={t.loadFailed}>
        {(jury) => (
          <>
            {jury.rounds
              .toSorted((a, b) => b.number - a.number)
              .map((round) => (
                <Round key={round.id} contest={contest} jury={jury} round={round} />
              ))}
            {jury.judges.length > 0 && <OpenRound contest={contest} jury={jury} />}
            <Judges contestId={contest.id} judges={jury.judges} />
          </>
        )}
      </Loaded>
    </>
  );
}
