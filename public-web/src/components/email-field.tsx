import type { Locale } from '@paattu/shared/locales';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { MAX_EMAIL_LENGTH } from '@paattu/shared/rules';
import { goesToSubmit } from '../lib/goes-to-submit';
import { suggestEmail } from '../lib/suggest-email';
import { email as english } from '../translations/en/email';
import { email as malayalam } from '../translations/ml/email';
import { useLocale } from '../translations/use-translations';
import { TextField } from './text-field';

/** No area of the catalogue, because each area adds to the first load of every page. */
const SENTENCES: Record<Locale, typeof english> = { en: english, ml: malayalam };

interface EmailFieldProps extends Omit<
  ComponentProps<typeof TextField>,
  'type' | 'autoComplete' | 'maxLength'
> {
  /** Whether it is the only field of its form: visitors go from it to the button, and never leave it for another field. */
  isOnly?: boolean;
}

/** A visitor who does not type for so long has typed the address. */
const PAUSE_MS = 700;

/**
 * A field for an email address, which offers to mend a slip in its domain once the visitor has left it. The only field of a form
 * offers it at once for the address that it begins with, and after each pause.
 */
export function EmailField({ isOnly, onBlur, value, onValue, ...props }: EmailFieldProps) {
  const { didYouMean } = useEmailSentences();
  const field = useRef<HTMLDivElement>(null);
  const [left, setLeft] = useState(isOnly ? value : '');
  useEffect(() => {
    if (!isOnly) return;
    const pause = setTimeout(() => setLeft(value), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [isOnly, value]);
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
      {/* Has room for a short offer, which must not move the button from under the pointer. */}
      <div role="status" className={isOnly ? 'min-h-8' : undefined}>
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

export function useEmailSentences() {
  return SENTENCES[useLocale()];
}
