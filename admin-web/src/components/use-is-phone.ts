import { useMediaQuery } from '@mui/material';

/** Whether the screen is as narrow as a phone: below 600 px, where a thumb presses at the bottom of the screen. */
export function useIsPhone(): boolean {
  return useMediaQuery('(max-width: 599px)', { noSsr: true });
}
