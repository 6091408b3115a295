import type { EntryTransition } from '@paattu/shared/entry-transitions';
import { isReasoned } from '@paattu/shared/moderation';
import { Box, Typography } from '@mui/material';
import { useEffect, useId, useRef } from 'react';
import { idsOf } from '../../../lib/ids-of';
import { deadAddressSentences } from '../../../lib/dead-address-sentences';
import { BottomBar } from '../../../components/bottom-bar';
import { useIsPhone } from '../../../components/use-is-phone';
import type { Entry } from '../api';
import { entrySentences as t } from '../sentences';
import { DecisionButton } from '../moderation/decision-button';
import { ReasonHint } from '../moderation/reason-hint';
import { useReasonHint } from '../moderation/use-reason-hint';
import { useEntryActions } from '../use-entry-actions';
import { EntryMenu } from './entry-menu';
import { Pager } from './pager';
import type { EntryPlace } from './use-place';

interface Props {
  /** Undefined while it loads and after it was deleted. */
  entry: Entry | undefined;
  place: EntryPlace;
  decide: (transition: EntryTransition) => void;
}

/** The way through the list and the decision. On a phone only the decision, with Approve at the right thumb. */
export function ReviewBar({ entry, place, decide }: Props) {
  const isPhone = useIsPhone();
  if (isPhone && !entry) return null;
  return (
    <BottomBar>
      {!isPhone && <Pager place={place} />}
      {entry && <Decisions entry={entry} decide={decide} isPhone={isPhone} />}
    </BottomBar>
  );
}

interface DecisionsProps extends Pick<Props, 'decide'> {
  entry: Entry;
  isPhone: boolean;
}

function Decisions({ entry, decide, isPhone }: DecisionsProps) {
  const { transitions, isBusy, missing } = useEntryActions(entry);
  const reasoned = transitions.find(isReasoned);
  const hintId = useId();
  const hint = useReasonHint(entry, reasoned);
  const deadId = useId();
  const isDead = entry.doEmailsComeBack && transitions.length > 0;

  // A decision removes its button until the next entry is shown. Meanwhile the group has the focus.
  const group = useRef<HTMLDivElement>(null);
  const pressed = useRef<EntryTransition | null>(null);
  const offered = transitions.join();
  useEffect(() => {
    const { activeElement } = document;
    if (!pressed.current || (activeElement !== document.body && activeElement !== group.current)) return;
    const same = `[data-kind="${pressed.current}"]:not(:disabled)`;
    const button = group.current?.querySelector<HTMLElement>(same);
    (button ?? group.current)?.focus({ preventScroll: true });
    if (button) pressed.current = null;
  }, [entry.id, offered, isBusy]);

  return (
    <Box ref={group} tabIndex={-1} role="group" aria-label={t.actionsFor(entry.name)} sx={groupSx}>
      {!isPhone && <EntryMenu entry={entry} />}
      {hint && <ReasonHint id={hintId} text={hint} />}
      {isDead && <ReasonHint id={deadId} text={deadAddressSentences.notSent} />}
      {missing && <Typography sx={{ maxWidth: '44ch', color: 'text.secondary' }}>{missing}</Typography>}
      {/* Approve comes last, at the edge. */}
      {transitions.toReversed().map((transition) => (
        <DecisionButton
          key={transition}
          kind={transition}
          isBusy={isBusy}
          describedBy={idsOf(hint && transition === reasoned && hintId, isDead && deadId)}
          onDecide={() => {
            pressed.current = transition;
            decide(transition);
          }}
        />
      ))}
    </Box>
  );
}

const groupSx = {
  flex: 1,
  display: 'flex',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  py: { xs: 1, sm: 0 },
  alignItems: 'center',
  justifyContent: 'end',
  gap: 1,
  outlineOffset: -2,
};
