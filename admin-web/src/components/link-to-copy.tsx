import { Box, Button, TextField } from '@mui/material';
import { useNotify } from 'react-admin';
import { commonSentences as t } from '../lib/sentences';

interface Props {
  label: string;
  url: string;
  /** Until when it works. */
  hint: string;
  /** For a link that has just been made, and is shown once. */
  hasFocus?: boolean;
}

/** A link that the owner gives to somebody. */
export function LinkToCopy({ label, url, hint, hasFocus = false }: Props) {
  const notify = useNotify();

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      notify(t.linkCopied, { type: 'success' });
    } catch {
      // Without HTTPS, or without the permission.
      notify(t.linkCopyFailed, { type: 'warning' });
    }
  }

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1, flexBasis: '100%' }}>
      <TextField
        label={label}
        value={url}
        autoFocus={hasFocus}
        helperText={hint}
        sx={{ flex: '1 1 260px', minWidth: 0 }}
        slotProps={{ input: { readOnly: true }, htmlInput: { onFocus: selectAll } }}
      />
      <Button variant="outlined" sx={{ mt: { sm: '28px' } }} onClick={() => void copy()}>
        {t.copyLink}
      </Button>
    </Box>
  );
}

function selectAll({ target }: { target: HTMLInputElement }): void {
  target.select();
}
