import type { ComponentProps } from 'react';
import { useFormState } from 'react-hook-form';
import { BusyButton } from '../busy-button';
import { ConsoleForm } from './console-form';

interface Button {
  press: string;
  /** `contained` on a page whose main act it is. */
  variant: 'contained' | 'outlined';
}

/** A form that adds something to the list of its page. */
export function AddForm<Values extends object>({
  press,
  variant,
  children,
  ...form
}: ComponentProps<typeof ConsoleForm<Values>> & Button) {
  return (
    <ConsoleForm {...form}>
      {children}
      <AddButton press={press} variant={variant} />
    </ConsoleForm>
  );
}

function AddButton({ press, variant }: Button) {
  const { isSubmitting } = useFormState();
  return (
    <BusyButton type="submit" variant={variant} isBusy={isSubmitting} sx={{ justifySelf: 'start' }}>
      {press}
    </BusyButton>
  );
}
