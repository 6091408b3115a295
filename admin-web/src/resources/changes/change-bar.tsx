import { Box, Button } from '@mui/material';
import type { MouseEvent } from 'react';
import { BottomBar } from '../../components/bottom-bar';
import { MoreMenu } from '../../components/more-menu';
import { useIsPhone } from '../../components/use-is-phone';
import type { Entry } from '../../records';
import { translations } from '../../translations';
import type { RevisionDecision } from '../entries/moderation/decision-kinds';
import { Pager } from '../entries/review/pager';
import { Key } from '../entries/shortcuts/key';
import { printKey } from '../entries/shortcuts/keys';
import { useShortcutsSwitch } from '../entries/shortcuts/use-shortcuts-switch';
import type { ChangesQueue } from './use-changes';
import type { DecideOnChange } from './use-decide-on-change';

const t = translations.changes;

interface Props {
  entry: Entry;
  queue: ChangesQueue;
  decide: DecideOnChange;
}

/** The way through the queue and the decision, with Approve at the edge. */
export function ChangeBar({ entry: { name }, queue, decide }: Props) {
  const isPhone = useIsPhone();
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
          sx={{ display: 'flex', gap: 1, width: isPhone ? '100%' : 'auto' }}
        >
          <Decision kind="reject-revision" decide={decide} />
          <Decision kind="approve-revision" decide={decide} />
        </Box>
      </Box>
    </BottomBar>
  );
}

const KEY_OF = { 'approve-revision': 'approve', 'reject-revision': 'reject' } as const;

function Decision({ kind, decide }: { kind: RevisionDecision; decide: DecideOnChange }) {
  const [hasKeys] = useShortcutsSwitch();
  const shortcut = KEY_OF[kind];

  function press({ detail }: MouseEvent) {
    // The second click of a double click would decide on the next change unseen.
    if (detail <= 1) decide(kind);
  }

  return (
    <Button
      variant={shortcut === 'approve' ? 'contained' : 'outlined'}
      color={shortcut === 'reject' ? 'error' : 'primary'}
      aria-keyshortcuts={hasKeys ? printKey(shortcut) : undefined}
      onClick={press}
      sx={{
        flex: { xs: shortcut === 'approve' ? 2 : 1, sm: 'none' },
        minHeight: { xs: 52, sm: 44 },
        gap: 1.5,
      }}
    >
      {t[shortcut]}
      {hasKeys && <Key aria-hidden>{printKey(shortcut)}</Key>}
    </Button>
  );
}
