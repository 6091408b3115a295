import { Box, Button } from '@mui/material';
import { useId } from 'react';
import { Icon, icons } from '../../../components/icon';
import { idsOf } from '../../../lib/ids-of';
import type { Entry } from '../api';
import { entrySentences } from '../sentences';
import { DecisionButton } from './decision-button';
import type { DecisionKind } from './decision-kinds';
import { useLikeliestReason } from './use-likeliest-reason';

const t = entrySentences.reason;

interface Props {
  entry: Entry;
  kind: DecisionKind;
  isBusy?: boolean;
  /** The id of what is said of the press. */
  describedBy?: string | undefined;
  onDecide: () => void;
  /** Decides after the question for another reason. */
  onAsk: () => void;
}

/** A decision, and joined to it the reason that it gives: a press on that chooses another. */
export function DecisionWithReason({ entry, kind, isBusy = false, describedBy, onDecide, onAsk }: Props) {
  const reason = useLikeliestReason(entry, kind);
  const id = useId();
  return (
    <Box sx={joinedSx}>
      {reason !== null && (
        <Button
          id={id}
          className="reason"
          variant="outlined"
          color="inherit"
          disabled={isBusy}
          aria-haspopup="dialog"
          onClick={onAsk}
        >
          <span>{reason === t.pick ? reason : t.is(reason)}</span>
          <Icon d={icons.down} size={16} />
        </Button>
      )}
      <DecisionButton
        kind={kind}
        isBusy={isBusy}
        describedBy={idsOf(reason !== null && id, describedBy)}
        onDecide={onDecide}
      />
    </Box>
  );
}

const joinedSx = {
  // On a phone, the reason has a line of its own above the buttons.
  display: { xs: 'contents', sm: 'flex' },
  minWidth: 0,
  '& > .reason': {
    flex: { xs: '1 0 100%', sm: '0 1 auto' },
    gap: 1,
    minWidth: 0,
    minHeight: 44,
    px: 1.5,
    justifyContent: 'space-between',
    borderColor: 'var(--edge)',
    fontWeight: 400,
    textAlign: 'start',
    lineHeight: 1.35,
    overflowWrap: 'anywhere',
  },
  '& > .reason:not(:last-child)': {
    borderTopRightRadius: { sm: 0 },
    borderBottomRightRadius: { sm: 0 },
    borderRightWidth: { sm: 0 },
  },
  '& > .reason + *': { borderTopLeftRadius: { sm: 0 }, borderBottomLeftRadius: { sm: 0 } },
};
