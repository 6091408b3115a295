import { Typography } from '@mui/material';
import { useState } from 'react';
import { PageSection } from '../../../components/page-section';
import type { AnnouncedContest, Jury, JuryRound } from '../../../records';
import { translations } from '../../../translations';
import { HowManyFinalists } from './how-many-finalists';
import { OpenRoundForm } from './open-round-form';
import { bestOfFirstRound, nextRound, whyNoRound } from './round-plan';

const t = translations.jury.open;

interface Props {
  contest: AnnouncedContest;
  jury: Jury;
}

/** Opens the next round, or says why none can open now. */
export function OpenRound({ contest, jury }: Props) {
  const number = nextRound(jury);
  if (number === null) return null;
  const reason = whyNoRound(jury, contest);
  const best = bestOfFirstRound(jury);

  return (
    <PageSection title={t.title}>
      {reason !== null ? (
        <Typography>{reason}</Typography>
      ) : number === 1 ? (
        <OpenRoundForm contest={contest} jury={jury} number={1} marked={jury.approvedEntries} />
      ) : best ? (
        <FinalOfBest contest={contest} jury={jury} best={best} />
      ) : (
        <OpenRoundForm contest={contest} jury={jury} number={2} marked={jury.approvedEntries} />
      )}
    </PageSection>
  );
}

/** After a first round, the owner chooses how many of its best entries are finalists, not which. */
function FinalOfBest({ contest, jury, best }: Props & { best: JuryRound['entries'] }) {
  const [finalists, setFinalists] = useState(best.length);
  return (
    <OpenRoundForm contest={contest} jury={jury} number={2} marked={finalists} finalists={finalists}>
      <HowManyFinalists best={best} finalists={finalists} onChange={setFinalists} />
    </OpenRoundForm>
  );
}
