import { Box, IconButton } from '@mui/material';
import { Icon, icons } from '../../../components/icon';
import { entrySentences as t } from '../sentences';
import type { EntryPlace } from './use-place';

interface Props {
  place: Pick<EntryPlace, 'position' | 'openPrevious' | 'openNext'> &
    Partial<Pick<EntryPlace, 'status' | 'isAllReviewed'>>;
  labels?: { previous: string; next: string };
}

/** The position of the entry in its list, and the ways to its neighbours. */
export function Pager({ place, labels = t }: Props) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <Step label={labels.previous} icon={icons.previous} onClick={place.openPrevious} />
      <Box
        component="span"
        sx={{
          minWidth: { xs: '7ch', sm: '15ch' },
          whiteSpace: 'nowrap',
          textAlign: 'center',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {place.isAllReviewed ? t.allReviewed : place.position && t.position(place.position, place.status)}
      </Box>
      <Step label={labels.next} icon={icons.next} onClick={place.openNext} />
    </Box>
  );
}

interface StepProps {
  label: string;
  icon: string;
  onClick: (() => void) | null;
}

/** Keeps the focus at the end of the list, where a disabled button would lose it. */
function Step({ label, icon, onClick }: StepProps) {
  return (
    <IconButton
      aria-label={label}
      title={label}
      aria-disabled={onClick === null || undefined}
      onClick={() => onClick?.()}
      sx={{ borderRadius: 'var(--r-1)', color: 'text.primary', '&[aria-disabled]': { opacity: 0.5 } }}
    >
      <Icon d={icon} />
    </IconButton>
  );
}
