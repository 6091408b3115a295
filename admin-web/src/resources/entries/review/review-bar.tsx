import type { EntryTransition } from '@paattu/api-client/entry-transitions';
import { Box, Button } from '@mui/material';
import { useEffect, useRef, type MouseEvent } from 'react';
import { BottomBar } from '../../../components/bottom-bar';
import { useIsPhone } from '../../../components/use-is-phone';
import type { Entry } from '../../../records';
import { translations } from '../../../translations';
import { Key } from '../shortcuts/key';
import { printKey } from '../shortcuts/keys';
import { useShortcutsSwitch } from '../shortcuts/use-shortcuts-switch';
import { useEntryActions } from '../use-entry-actions';
import { EntryMenu } from './entry-menu';
import { Pager } from './pager';
import type { EntryPlace } from './use-place';

const t = translations.entries;

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
  const { transitions, isBusy } = useEntryActions(entry);
  const [hasKeys] = useShortcutsSwitch();

  // A decision removes its button until the next entry is shown. Meanwhile the group has the focus.
  const group = useRef<HTMLDivElement>(null);
  const pressed = useRef<EntryTransition | null>(null);
  const offered = transitions.join();
  useEffect(() => {
    const { activeElement } = document;
    if (!pressed.current || (activeElement !== document.body && activeElement !== group.current)) return;
    const same = `[data-transition="${pressed.current}"]:not(:disabled)`;
    const button = group.current?.querySelector<HTMLElement>(same);
    (button ?? group.current)?.focus({ preventScroll: true });
    if (button) pressed.current = null;
  }, [entry.id, offered, isBusy]);

  function press({ detail }: MouseEvent, transition: EntryTransition) {
    // The second click of a double click would decide on the next entry unseen.
    if (detail > 1) return;
    pressed.current = transition;
    decide(transition);
  }

  return (
    <Box ref={group} tabIndex={-1} role="group" aria-label={t.actionsFor(entry.name)} sx={groupSx}>
      {!isPhone && <EntryMenu entry={entry} />}
      {/* Approve comes last, at the edge. */}
      {transitions.toReversed().map((transition) => (
        <Button
          key={transition}
          data-transition={transition}
          variant={transition === 'approve' ? 'contained' : 'outlined'}
          color={transition === 'reject' ? 'error' : 'primary'}
          disabled={isBusy}
          aria-keyshortcuts={hasKeys ? printKey(transition) : undefined}
          onClick={(event) => press(event, transition)}
          sx={{
            flex: { xs: transition === 'approve' ? 2 : 1, sm: 'none' },
            minHeight: { xs: 52, sm: 44 },
            gap: 1.5,
          }}
        >
          {t.transitions[transition]}
          {hasKeys && <Key aria-hidden>{printKey(transition)}</Key>}
        </Button>
      ))}
    </Box>
  );
}

const groupSx = {
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'end',
  gap: 1,
  outlineOffset: -2,
};
