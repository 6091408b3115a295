import { Typography } from '@mui/material';
import { Loaded } from '../../../components/loaded';
import { PageSection } from '../../../components/page-section';
import type { AnnouncedContest, Jury } from '../../../records';
import { translations } from '../../../translations';
import { Finalists } from './finalists';
import { HowManyFinalists } from './how-many-finalists';
import { OpenRoundForm } from './open-round-form';
import { bestOfFirstRound, nextRound, whyNoRound } from './round-plan';
import { useApprovedEntries } from './use-approved-entries';

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
        <OpenRoundForm contest={contest} jury={jury} number={1} finalists={[]} />
      ) : best ? (
        <OpenRoundForm
          contest={contest}
          jury={jury}
          number={2}
          finalists={best.map(({ entryId }) => entryId)}
        >
          <HowManyFinalists best={best} />
        </OpenRoundForm>
      ) : (
        <FinalOfAll contest={contest} jury={jury} />
      )}
    </PageSection>
  );
}

/** Without a first round, the finalists are the approved entries, unless the owner leaves some out. */
function FinalOfAll({ contest, jury }: Props) {
  const query = useApprovedEntries(contest.id);
  return (
    <Loaded query={query} failure={t.finalistsFailed}>
      {(entries) => (
        <OpenRoundForm contest={contest} jury={jury} number={2} finalists={entries.map(({ id }) => id)}>
          <Finalists entries={entries} />
        </OpenRoundForm>
      )}
    </Loaded>
  );
}
