import { IconButton } from '@mui/material';
import { Icon } from '../icon';

interface Props {
  label: string;
  icon: string;
  isPossible: boolean;
  onMove: () => void;
}

/** Moves an item of a list. It stays at the end of the list, so that the focus stays too. */
export function MoveButton({ label, icon, isPossible, onMove }: Props) {
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
