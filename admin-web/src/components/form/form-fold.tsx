import { Box, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { get, useFormState } from 'react-hook-form';
import { fieldGridSx } from './form-section';
import { useFieldToShow } from './wanted-field';

interface Props {
  title: string;
  /** What the fields say, in a few words. */
  state?: string;
  /** The names of its fields, or of what they are part of. */
  fields: readonly string[];
  /** Whether it begins open, as one that was added just now. */
  isNew?: boolean;
  heading?: 'h3' | 'h4';
  children: ReactNode;
}

/** Fields that few change, folded to one line. Opens for an error in them, and for a field that is to be opened. */
export function FormFold({ title, state, fields, isNew = false, heading = 'h3', children }: Props) {
  const { errors } = useFormState();
  const [isOpen, setOpen] = useState(isNew);
  useFieldToShow((field) => {
    if (fields.some((one) => field === one || field.startsWith(`${one}.`))) setOpen(true);
  });

  return (
    <Box
      component="details"
      open={isOpen || fields.some((field) => Boolean(get(errors, field)))}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      sx={foldSx}
    >
      <summary>
        <Typography component={heading} variant={heading === 'h3' ? 'h3' : 'subtitle1'}>
          {title}
        </Typography>
        {state && <span>{state}</span>}
      </summary>
      <Box role="group" aria-label={title} sx={{ ...fieldGridSx, pb: 2 }}>
        {children}
      </Box>
    </Box>
  );
}

const foldSx = {
  minWidth: 0,
  borderTop: '1px solid var(--line)',
  '& > summary': { py: 1.5, minHeight: 44, cursor: 'pointer', overflowWrap: 'anywhere' },
  '& > summary > :is(h3, h4)': { display: 'inline', mr: 1.5 },
  '& > summary > span': { color: 'text.secondary' },
};
