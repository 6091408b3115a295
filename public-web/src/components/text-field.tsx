import { useId, type ComponentProps, type Ref } from 'react';
import { useEarlyValue } from '../lib/use-early-input';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className' | 'onChange' | 'value'> {
  label: string;
  value: string;
  onValue(value: string): void;
  hint?: string;
  error?: string;
  input?: Ref<HTMLInputElement>;
}

/** A labelled input with its hint and its inline error. */
export function TextField({ label, hint, error, input, onValue, ...props }: TextFieldProps) {
  const id = useId();
  useEarlyValue(id, props.value, onValue);
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-2">
          {hint}
        </p>
      )}
      <input
        {...props}
        ref={input}
        id={id}
        className="input"
        aria-invalid={error !== undefined}
        aria-describedby={described || undefined}
        onChange={(event) => onValue(event.currentTarget.value)}
      />
      {/* Always there, so that the error is read out when it comes. */}
      <p id={`${id}-error`} aria-live="polite" className="field-error empty:hidden">
        {error}
      </p>
    </div>
  );
}
