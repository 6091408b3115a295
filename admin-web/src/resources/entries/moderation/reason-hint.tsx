import { Box } from '@mui/material';

interface Props {
  id: string;
  text: string;
}

/** Says what a press on the buttons beside it does not do. */
export function ReasonHint({ id, text }: Props) {
  return (
    <Box id={id} sx={hintSx}>
      {text}
    </Box>
  );
}

const hintSx = {
  // On a phone, a line of its own above the buttons.
  flex: { xs: '1 0 100%', sm: '0 1 auto' },
  minWidth: 0,
  color: 'text.secondary',
  fontSize: '0.9375rem',
  lineHeight: 1.35,
  textAlign: { sm: 'end' },
  overflowWrap: 'anywhere',
};
