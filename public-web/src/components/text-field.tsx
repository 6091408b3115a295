import { useId, type ComponentProps, type ReactNode, type Ref } from 'react';
import { useEarlyValue } from '../lib/use-early-input';

interface FieldProps {
  label: string;
  hint?: string;
  error?: string;
}

interface ValueProps {
  value: string;
  onValue(value: string): void;
}

type Own = 'id' | 'className' | 'onChange' | 'value' | 'ref';

interface TextFieldProps extends FieldProps, ValueProps, Omit<ComponentProps<'input'>, Own> {
  input?: Ref<HTMLInputElement>;
}

/** A labelled input with its hint and its field error. */
export function TextField({ label, hint, error, input, onValue, ...props }: TextFieldProps) {
  const id = useId();
  useEarlyValue(id, props.value, onValue);
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <input
        {...props}
        {...described(id, { hint, error })}
        ref={input}
        className="input"
        onChange={(event) => onValue(event.currentTarget.value)}
      />
    </Field>
  );
}

interface TextAreaProps extends FieldProps, ValueProps, Omit<ComponentProps<'textarea'>, Own> {
  input?: Ref<HTMLTextAreaElement>;
}

/** The same for text of several lines. */
export function TextArea({ label, hint, error, input, onValue, ...props }: TextAreaProps) {
  const id = useId();
  useEarlyValue(id, props.value, onValue);
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <textarea
        {...props}
        {...described(id, { hint, error })}
        ref={input}
        className="input min-h-44"
        onChange={(event) => onValue(event.currentTarget.value)}
      />
    </Field>
  );
}

function described(id: string, { hint, error }: Omit<FieldProps, 'label'>) {
  const by = error ? `${id}-error` : hint && `${id}-hint`;
  return { id, 'aria-invalid': error !== undefined, 'aria-describedby': by };
}

function Field({ id, label, hint, error, children }: FieldProps & { id: string; children: ReactNode }) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children}
      <div className="field-note">
        {hint && (
          <p id={`${id}-hint`} className={error && 'invisible'}>
            {hint}
          </p>
        )}
        <FieldError id={id} error={error} />
      </div>
    </div>
  );
}

/** Always rendered and never hidden: screen readers announce a change only in a live region that already exists. */
export function FieldError({ id, error }: { id: string; error?: string }) {
  return (
    <p id={`${id}-error`} aria-live="polite" className="field-error">
      {error}
    </p>
  );
}
