import { IconButton } from '@mui/material';
import { commonSentences } from '../../lib/sentences';
import { Icon, icons } from '../icon';

interface Props {
  /** The place of the item in its list, and the number of items. */
  index: number;
  count: number;
  onMove: (to: number) => void;
}

/** Moves an item of a list. The buttons stay at the ends of the list, so that the focus stays too. */
export function MoveButtons({ index, count, onMove }: Props) {
  return (
    <>
      <MoveButton
        label={commonSentences.moveUp}
        icon={icons.ascending}
        isPossible={index > 0}
        onMove={() => onMove(index - 1)}
      />
      <MoveButton
        label={commonSentences.moveDown}
        icon={icons.descending}
        isPossible={index < count - 1}
        onMove={() => onMove(index + 1)}
      />
    </>
  );
}

interface ButtonProps {
  label: string;
  icon: string;
  isPossible: boolean;
  onMove: () => void;
}

function MoveButton({ label, icon, isPossible, onMove }: ButtonProps) {
  return (
    <IconButton
      aria-label={label}
      aria-disabled={!isPossible || undefined}
      onClick={() => isPossible && onMove()}
      sx={{ color: isPossible ? 'text.primary' : 'text.disabled', opacity: isPossible ? 1 : 0.5 }}
    >
      <Icon d={icon} />
    </IconButton>
  );
}
