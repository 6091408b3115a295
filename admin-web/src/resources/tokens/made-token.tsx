import { Box, Button, TextField, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useCopyText } from '../../components/use-copy-text';
import type { NewApiToken } from './api';
import { tokenSentences as t } from './sentences';

interface Props {
  made: NewApiToken;
  onHide: () => void;
}

/** Shows a new token, with the focus on it: the server cannot show it again. */
export function MadeToken({ made: { name, token }, onHide }: Props) {
  const copyText = useCopyText();
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, [token]);

  return (
    <Box role="group" aria-label={t.made(name)} sx={boxSx}>
      <Typography sx={{ fontWeight: 500 }}>{t.made(name)}</Typography>
      <TextField
        label={t.token}
        value={token}
        inputRef={field}
        helperText={t.shownOnce}
        slotProps={{ htmlInput: { readOnly: true, spellCheck: false, autoComplete: 'off' } }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" onClick={() => void copyText(token, t)}>
          {t.copy}
        </Button>
        <Button onClick={onHide}>{t.hide}</Button>
      </Box>
    </Box>
  );
}

const boxSx = {
  display: 'grid',
  gap: 1.5,
  maxWidth: 640,
  mb: 3,
  p: 2,
  border: 1,
  borderColor: 'success.main',
  borderRadius: 1,
};
