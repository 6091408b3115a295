import { type ComponentProps, useRef, useState } from 'react';
import { MAX_EMAIL_LENGTH } from '@paattu/api-client/rules';
import { goesToSubmit } from '../lib/goes-to-submit';
import { suggestEmail } from '../lib/suggest-email';
import { TextField } from './text-field';

interface EmailFieldProps extends Omit<
  ComponentProps<typeof TextField>,
  'type' | 'autoComplete' | 'maxLength'
> {
  /** Offers the address that was probably meant. */
  didYouMean(email: string): string;
}

/** A field for an email address, which offers to mend a slip in its domain once the visitor has left it. */
export function EmailField({ didYouMean, onBlur, value, onValue, ...props }: EmailFieldProps) {
  const field = useRef<HTMLDivElement>(null);
  const [left, setLeft] = useState('');
  const meant = left === value && !props.readOnly ? suggestEmail(value) : null;
  return (
    <div ref={field}>
      <TextField
        {...props}
        type="email"
        autoComplete="email"
        maxLength={MAX_EMAIL_LENGTH}
        value={value}
        onValue={onValue}
        onBlur={(event) => {
          // The button would move from under the pointer.
          if (!goesToSubmit(event)) setLeft(value);
          onBlur?.(event);
        }}
      />
      <div role="status">
        {meant !== null && (
          <button
            type="button"
            className="text-link tap mt-1 text-left wrap-anywhere"
            onClick={() => {
              onValue(meant);
              field.current?.querySelector('input')?.focus();
            }}
          >
            {didYouMean(meant)}
          </button>
        )}
      </div>
    </div>
  );
}
