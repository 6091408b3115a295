import { Box } from '@mui/material';
import { useId } from 'react';
import { deadAddressSentences } from '../../../lib/dead-address-sentences';
import { idsOf } from '../../../lib/ids-of';
import { BottomBar } from '../../../components/bottom-bar';
import { MoreMenu } from '../../../components/more-menu';
import { useIsPhone } from '../../../components/use-is-phone';
import type { Entry } from '../api';
import { changeSentences as t } from './sentences';
import { DecisionButton } from '../moderation/decision-button';
import { DecisionWithReason } from '../moderation/decision-with-reason';
import { ReasonHint } from '../moderation/reason-hint';
import { Pager } from '../review/pager';
import type { ChangesQueue } from './use-changes';
import type { DecideOnChange } from './use-decide-on-change';

interface Props {
  entry: Entry;
  queue: ChangesQueue;
  decide: DecideOnChange;
}

/** The way through the queue and the decision, with Approve at the edge. */
export function ChangeBar({ entry, queue, decide }: Props) {
  const { name } = entry;
  const isPhone = useIsPhone();
  const deadId = useId();
  const isDead = entry.doEmailsComeBack;
  return (
    <BottomBar>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, flex: 1, py: 1 }}>
        <Box sx={{ mr: 'auto' }}>
          <Pager place={queue} labels={t} />
        </Box>
        <MoreMenu
          label={t.moreFor(name)}
          actions={[{ label: t.rejectWhy, onClick: () => decide('reject-revision', { asks: true }) }]}
        />
        <Box
          role="group"
          aria-label={t.actionsFor(name)}
          sx={{
            display: 'flex',
            flexWrap: { xs: 'wrap', sm: 'nowrap' },
            gap: 1,
            width: isPhone ? '100%' : 'auto',
          }}
        >
          {isDead && <ReasonHint id={deadId} text={deadAddressSentences.notSent} />}
          <DecisionWithReason
            entry={entry}
            kind="reject-revision"
            describedBy={idsOf(isDead && deadId)}
            onDecide={() => decide('reject-revision')}
            onAsk={() => decide('reject-revision', { asks: true })}
          />
          <DecisionButton
            kind="approve-revision"
            describedBy={idsOf(isDead && deadId)}
            onDecide={() => decide('approve-revision')}
          />
        </Box>
      </Box>
    </BottomBar>
  );
}
