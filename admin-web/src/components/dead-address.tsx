import { Box, Typography } from '@mui/material';
import { deadAddressSentences as t } from '../lib/dead-address-sentences';
import { StatusLabel } from './status-label';

/** Beside an address whose emails come back, on a line of its own. */
export function DeadAddressLabel() {
  return (
    <Box component="span" sx={{ display: 'block' }}>
      <StatusLabel tone="bad" label={t.label} />
    </Box>
  );
}

interface Props {
  /** For `aria-describedby` of the button that would send the email. */
  id?: string;
  /** Whether emails to the address come back. */
  isDead: boolean;
  text?: string | undefined;
}

/** Beside a button that sends an email: says that its person gets none. */
export function DeadAddressNote({ id, isDead, text = t.notSent }: Props) {
  if (!isDead) return null;
  return (
    <Typography id={id} sx={{ maxWidth: '66ch', color: 'text.secondary' }}>
      {text}
    </Typography>
  );
}
