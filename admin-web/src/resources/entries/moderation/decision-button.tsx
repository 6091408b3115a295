import { Button } from '@mui/material';
import type { MouseEvent } from 'react';
import { entrySentences } from '../sentences';
import { Key } from '../shortcuts/key';
import { printKey } from '../shortcuts/keys';
import { useShortcutsSwitch } from '../shortcuts/use-shortcuts-switch';
import { type DecisionKind, shortcutFor } from './decision-kinds';

interface Props {
  kind: DecisionKind;
  isBusy?: boolean;
  /** The id of the hint that is shown. */
  describedBy?: string | undefined;
  onDecide: () => void;
}

/** A decision on the shown entry or change, with its key. */
export function DecisionButton({ kind, isBusy = false, describedBy, onDecide }: Props) {
  const [hasKeys] = useShortcutsSwitch();
  const shortcut = shortcutFor(kind);
  const isApproval = shortcut === 'approve';

  function press({ detail }: MouseEvent) {
    // The second click of a double click would decide on the next entry unseen.
    if (detail <= 1) onDecide();
  }

  return (
    <Button
      data-kind={kind}
      variant={isApproval ? 'contained' : 'outlined'}
      color={shortcut === 'reject' ? 'error' : 'primary'}
      disabled={isBusy}
      aria-keyshortcuts={hasKeys ? printKey(shortcut) : undefined}
      aria-describedby={describedBy}
      onClick={press}
      sx={{
        // On a phone, as wide as its words at least.
        flex: { xs: isApproval ? '2 1 auto' : '1 1 auto', sm: 'none' },
        minHeight: { xs: 52, sm: 44 },
        px: { xs: 1.5, sm: 2 },
        gap: 1.5,
      }}
    >
      {entrySentences.transitions[shortcut]}
      {hasKeys && <Key>{printKey(shortcut)}</Key>}
    </Button>
  );
}
