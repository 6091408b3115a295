import type { EntryTransition } from '@paattu/shared/entry-transitions';
import { Box, Button, Typography } from '@mui/material';
import { useEffect, useId, useRef } from 'react';
import { idsOf } from '../../../lib/ids-of';
import { deadAddressSentences } from '../../../lib/dead-address-sentences';
import { Link } from 'react-router';
import { BottomBar } from '../../../components/bottom-bar';
import { useCreatePath } from '../../../components/use-create-path';
import { useIsPhone } from '../../../components/use-is-phone';
import type { Entry } from '../api';
import { entrySentences as t } from '../sentences';
import { DecisionWithReason } from '../moderation/decision-with-reason';
import { ReasonHint } from '../moderation/reason-hint';
import type { DecideOptions } from '../moderation/use-decide';
import { useEntryActions } from '../use-entry-actions';
import { EntryMenu } from './entry-menu';
import { Pager } from './pager';
import type { EntryPlace } from './use-place';

interface Props {
  /** Undefined while it loads and after it was deleted. */
  entry: Entry | undefined;
  place: EntryPlace;
  decide: (transition: EntryTransition, options?: Pick<DecideOptions, 'asks'>) => void;
  onHelp: () => void;
}

/** The way through the list and the decision. On a phone only the decision, with Approve at the right thumb. */
export function ReviewBar({ entry, place, decide, onHelp }: Props) {
  const isPhone = useIsPhone();
  if (isPhone && !entry && !place.isAllReviewed) return null;
  return (
    <BottomBar>
      {!isPhone && <Pager place={place} />}
      {place.isAllReviewed ? (
        <WayOn />
      ) : (
        entry && <Decisions entry={entry} decide={decide} onHelp={onHelp} isPhone={isPhone} />
      )}
    </BottomBar>
  );
}

/** After the last decision. What was decided last can be undone in its toast, and later in the list. */
function WayOn() {
  const createPath = useCreatePath();
  return (
    <Button
      component={Link}
      to={createPath({ resource: 'entries', type: 'list' })}
      variant="contained"
      data-way-on
      sx={{ flex: { xs: 1, sm: 'none' }, minHeight: { xs: 52, sm: 44 }, ml: 'auto' }}
    >
      {t.backToEntries}
    </Button>
  );
}

interface DecisionsProps extends Pick<Props, 'decide' | 'onHelp'> {
  entry: Entry;
  isPhone: boolean;
}

function Decisions({ entry, decide, onHelp, isPhone }: DecisionsProps) {
  const { transitions, isBusy, missing } = useEntryActions(entry);
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
      {!isPhone && <EntryMenu entry={entry} onHelp={onHelp} />}
      {isDead && <ReasonHint id={deadId} text={deadAddressSentences.notSent} />}
      {missing && <Typography sx={{ maxWidth: '44ch', color: 'text.secondary' }}>{missing}</Typography>}
      {/* Approve comes last, at the edge. */}
      {transitions.toReversed().map((transition) => (
        <DecisionWithReason
          key={transition}
          entry={entry}
          kind={transition}
          isBusy={isBusy}
          describedBy={idsOf(isDead && deadId)}
          onAsk={() => {
            pressed.current = transition;
            decide(transition, { asks: true });
          }}
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
