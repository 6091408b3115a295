import { Box } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { get, useFormState } from 'react-hook-form';
import { Fold } from '../fold';
import { fieldGridSx } from './form-section';
import { useFieldToShow } from './wanted-field';

interface Props {
  title: string;
  state?: string | undefined;
  /** The names of its fields, or of what they are part of. */
  fields: readonly string[];
  /** Whether it begins open, as one that was added just now. */
  isNew?: boolean;
  heading?: 'h3' | 'h4';
  children: ReactNode;
}

/** Fields that few change, in a fold. It opens for an error in them, and for a field that is to be opened. */
export function FormFold({ fields, isNew = false, children, ...fold }: Props) {
  const { errors } = useFormState();
  const [isOpen, setOpen] = useState(isNew);
  useFieldToShow((field) => {
    if (fields.some((one) => field === one || field.startsWith(`${one}.`))) setOpen(true);
  });
  const hasError = fields.some((field) => Boolean(get(errors, field)));

  return (
    <Fold {...fold} isOpen={isOpen || hasError} onToggle={setOpen}>
      <Box sx={fieldGridSx}>{children}</Box>
    </Fold>
  );
}
