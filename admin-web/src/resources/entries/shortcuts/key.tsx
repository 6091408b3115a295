import { Box } from '@mui/material';

interface Props {
  children: string;
  /** For a key that the attribute `aria-keyshortcuts` names too. */
  'aria-hidden'?: true;
}

/** The key of an action beside it. Shown to owners with a keyboard: most devices with a mouse have one. */
export function Key(props: Props) {
  return <Box component="kbd" sx={keySx} {...props} />;
}

const keySx = {
  display: 'none',
  '@media (hover: hover) and (pointer: fine)': { display: 'inline' },
  px: 0.75,
  border: '1px solid currentcolor',
  borderRadius: 'var(--r-1)',
  font: '500 0.8125rem/1.4 var(--text)',
};
