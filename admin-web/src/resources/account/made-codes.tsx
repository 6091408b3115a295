import { Box, Button, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useCopyText } from '../../components/use-copy-text';
import { accountSentences } from './sentences';

const t = accountSentences.recovery;

interface Props {
  codes: string[];
  onHide: () => void;
}

/** Shows new recovery codes, with the focus on them: the server cannot show them again. */
export function MadeCodes({ codes, onHide }: Props) {
  const copyText = useCopyText();
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => group.current?.focus(), [codes]);

  return (
    <Box ref={group} role="group" tabIndex={-1} aria-label={t.made} sx={boxSx}>
      <Typography sx={{ fontWeight: 500 }}>{t.made}</Typography>
      <Typography>{t.shownOnce}</Typography>
      <Box component="ul" sx={codesSx}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" onClick={() => void copyText(codes.join('\n'), t)}>
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

const codesSx = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))',
  gap: 0.5,
  m: 0,
  p: 0,
  listStyle: 'none',
};
