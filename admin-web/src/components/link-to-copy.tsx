import { Box, Button, TextField } from '@mui/material';
import { commonSentences as t } from '../lib/sentences';
import { useCopyText } from './use-copy-text';

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
  const copyText = useCopyText();
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
      <Button
        variant="outlined"
        sx={{ mt: { sm: '28px' } }}
        onClick={() => void copyText(url, { copied: t.linkCopied, copyFailed: t.linkCopyFailed })}
      >
        {t.copyLink}
      </Button>
    </Box>
  );
}

function selectAll({ target }: { target: HTMLInputElement }): void {
  target.select();
}
