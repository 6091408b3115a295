import { useMediaQuery } from '@mui/material';
import { ON_PHONE } from '../lib/phone';

/** Whether the screen is as narrow as a phone, where a thumb presses at the bottom of the screen. */
export function useIsPhone(): boolean {
  return useMediaQuery(ON_PHONE, { noSsr: true });
}
