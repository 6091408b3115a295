import { Box, Typography } from '@mui/material';
import { useRef } from 'react';
import { StatusLabel, type StatusTone } from '../../components/status-label';
import { useKeptFocus } from '../../components/use-kept-focus';
import type { AdminResult } from './api';
import { resultSentences as t } from './sentences';
import { Announced } from './announced';
import { Embargo } from './embargo';
import { PreviewSection } from './preview/preview-section';
import { Correct } from './proposal/correct';
import { PrizePanel } from './prize/prize-panel';
import { Proposal } from './proposal/proposal';
import { Propose } from './proposal/propose';
import { PublicAddress } from './public-address';
import type { ResultProps } from './result-props';
import { Versions } from './versions/versions';
import { WithoutJudge } from './versions/without-judge';

const TONES: Record<AdminResult['state'], StatusTone> = {
  draft: 'waiting',
  proposed: 'waiting',
  certified: 'good',
  announced: 'good',
  final: 'good',
};

/** What the owner sees and does in the state of the result. */
export function ResultOfContest(props: ResultProps) {
  const { contest, result } = props;
  const { state, versions } = result;
  const place = useRef<HTMLDivElement>(null);
  // The buttons of a state disappear with it.
  useKeptFocus(place, `${state} ${result.nextVersion}`, '[tabindex]');
  const isDecided = contest.state === 'decided' || contest.state === 'archived';

  return (
    <div ref={place}>
      <Box tabIndex={-1} sx={{ mb: 3 }}>
        <StatusLabel tone={TONES[state]} label={t.states[state]} />
      </Box>
      {versions.some(({ announcedAt }) => announcedAt !== null) && <PublicAddress contest={contest} />}
      {state === 'draft' && isDecided && <Typography>{t.confirmedBefore}</Typography>}
      {state === 'draft' && !isDecided && <Propose {...props} />}
      {state === 'proposed' && <Proposal {...props} />}
      {state === 'certified' && <Embargo {...props} />}
      {(state === 'announced' || state === 'final') && <Announced {...props} />}
      {result.serverNow >= result.winnerAt && <PrizePanel contest={contest} />}
      {state !== 'proposed' && <PreviewSection {...props} />}
      {versions.length > 0 && <Versions {...props} />}
      {result.withoutJudge.length > 0 && <WithoutJudge result={result} />}
      {(state === 'certified' || state === 'announced') && <Correct {...props} />}
    </div>
  );
}
