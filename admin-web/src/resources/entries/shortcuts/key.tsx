import { Box } from '@mui/material';
import { PHONE_BELOW_PX } from '../../../lib/phone';

/**
 * The key of a button, in it. Shown to owners with a keyboard: most devices with a mouse have one. Its button names it
 * to others by `aria-keyshortcuts`.
 */
export function Key({ children }: { children: string }) {
  return (
    <Box component="kbd" aria-hidden sx={keySx}>
      {children}
    </Box>
  );
}

const keySx = {
  display: 'none',
  [`@media (hover: hover) and (pointer: fine) and (min-width: ${PHONE_BELOW_PX}px)`]: { display: 'inline' },
  px: 0.75,
  whiteSpace: 'nowrap',
  border: '1px solid currentcolor',
  borderRadius: 'var(--r-1)',
  font: '500 0.8125rem/1.4 var(--text)',
};
