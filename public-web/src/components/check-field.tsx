import { useId, type ReactNode, type Ref } from 'react';
import { useEarlyInput } from '../lib/use-early-input';
import { FieldError } from './text-field';

interface CheckFieldProps {
  label: string;
  checked: boolean;
  error?: string;
  input?: Ref<HTMLInputElement>;
  onChecked(checked: boolean): void;
  /** Below the label, and no part of it. */
  children?: ReactNode;
}

/** A tick box with its label and its field error. */
export function CheckField({ label, checked, error, input, onChecked, children }: CheckFieldProps) {
  const id = useId();
  useEarlyInput(id, (field) => {
    if (field instanceof HTMLInputElement && field.checked !== checked) onChecked(field.checked);
  });
  return (
    <div className="check-field">
      <input
        ref={input}
        id={id}
        type="checkbox"
        checked={checked}
        aria-invalid={error !== undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => onChecked(event.currentTarget.checked)}
      />
      <label htmlFor={id}>{label}</label>
      {children}
      <FieldError id={id} error={error} />
    </div>
  );
}
