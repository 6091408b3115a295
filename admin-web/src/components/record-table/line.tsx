import { Box, type SxProps } from '@mui/material';

interface Props {
  children: string;
  lang?: string;
  sx?: SxProps;
}

/** A text on one line. What has no room is in the tooltip. */
export function Line({ children, lang, sx }: Props) {
  return (
    <Box component="span" title={children} lang={lang} sx={{ ...lineSx, ...(sx as object) }}>
      {children}
    </Box>
  );
}

const lineSx = { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };
