import { TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { PageSection } from '../../../components/page-section';
import type { Jury } from '../api';
import { jurySentences } from '../sentences';
import type { JuryContest } from '../use-jury-contests';
import { OpenRoundForm } from './open-round-form';
import { mostFinalists, nextRound, whyNoRound } from './round-plan';

const t = jurySentences.open;

interface Props {
  contest: JuryContest;
  jury: Jury;
}

/** Opens the next round, or says why none can open now. */
export function OpenRound({ contest, jury }: Props) {
  const number = nextRound(jury);
  if (number === null) return null;
  const reason = whyNoRound(jury, contest);
  const most = mostFinalists(jury);

  return (
    <PageSection title={t.title}>
      {reason !== null ? (
        <Typography>{reason}</Typography>
      ) : number === 1 ? (
        <OpenRoundForm contest={contest} jury={jury} number={1} marked={jury.approvedEntries} />
      ) : most ? (
        <FinalOfBest contest={contest} jury={jury} most={most} />
      ) : (
        <OpenRoundForm contest={contest} jury={jury} number={2} marked={jury.approvedEntries} />
      )}
    </PageSection>
  );
}

/** After a first round, the owner chooses how many of its best entries are finalists. She does not see which. */
function FinalOfBest({ contest, jury, most }: Props & { most: number }) {
  const [finalists, setFinalists] = useState(most);
  return (
    <OpenRoundForm contest={contest} jury={jury} number={2} marked={finalists} finalists={finalists}>
      <HowManyFinalists most={most} finalists={finalists} onChange={setFinalists} />
    </OpenRoundForm>
  );
}

interface HowManyFinalistsProps {
  /** How many there can be. */
  most: number;
  finalists: number;
  onChange: (finalists: number) => void;
}

/** The number of finalists, without their names: otherwise, the owner could choose the number to leave somebody out. */
function HowManyFinalists({ most, finalists, onChange }: HowManyFinalistsProps) {
  return (
    <TextField
      select
      label={t.howMany}
      value={finalists}
      onChange={({ target }) => onChange(Number(target.value))}
      helperText={t.howManyHint}
      slotProps={{ select: { native: true } }}
    >
      {Array.from({ length: most }, (_, index) => index + 1).map((count) => (
        <option key={count} value={count}>
          {count}
        </option>
      ))}
    </TextField>
  );
}
