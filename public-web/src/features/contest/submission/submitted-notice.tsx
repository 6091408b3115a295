import { useEffect, useRef } from 'react';
import { Link } from '../../../components/link';
import { useTranslations } from '../../../translations/use-translations';
import { AddressCorrection } from './address-correction';
import type { Submitted } from './submitted';

interface SubmittedNoticeProps {
  submitted: Submitted | null;
  onAnother(): void;
}

/** Stays after an entry was accepted, when the toast is gone. Its live region exists before, to be announced. */
export function SubmittedNotice({ submitted, onAnother }: SubmittedNoticeProps) {
  const t = useTranslations('entry-form').submittedNotice;
  const another = useRef<HTMLButtonElement>(null);
  // The button that sent the entry is disabled, because the form is empty.
  useEffect(() => {
    if (submitted) another.current?.focus();
  }, [submitted]);
  return (
    <div
      className={
        submitted ? 'card mt-8 flex flex-wrap items-start justify-between gap-4 p-5 sm:px-8' : undefined
      }
    >
      <div className="max-w-[60ch]">
        {/* Without the form below: a screen reader reads the whole region again with each change. */}
        <p role="status">
          {submitted && (
            <>
              {t.text}{' '}
              <Link to="/my-entry" className="text-link tap">
                {t.myEntry}
              </Link>
            </>
          )}
        </p>
        {submitted && <AddressCorrection key={submitted.id} {...submitted} />}
      </div>
      {submitted && (
        <button ref={another} type="button" className="btn btn-ghost" onClick={onAnother}>
          {t.another}
        </button>
      )}
    </div>
  );
}
