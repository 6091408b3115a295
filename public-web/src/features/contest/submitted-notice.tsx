import { useEffect, useRef } from 'react';
import { Link } from '../../components/link';
import { useTranslations } from '../../translations/use-translations';

interface SubmittedNoticeProps {
  shown: boolean;
  onAnother(): void;
}

/** Stays after an entry was accepted, when the toast is gone. Its live region exists before, to be announced. */
export function SubmittedNotice({ shown, onAnother }: SubmittedNoticeProps) {
  const t = useTranslations('entry-form');
  const another = useRef<HTMLButtonElement>(null);
  // The button that sent the entry is disabled, because the form is empty.
  useEffect(() => {
    if (shown) another.current?.focus();
  }, [shown]);
  return (
    <div role="status">
      {shown && (
        <div className="card mt-8 flex flex-wrap items-center justify-between gap-4 p-5 sm:px-8">
          <p className="max-w-[60ch]">
            {t.submittedNotice.text}{' '}
            <Link to="/my-entry" className="text-link tap">
              {t.submittedNotice.myEntry}
            </Link>
          </p>
          <button ref={another} type="button" className="btn btn-ghost" onClick={onAnother}>
            {t.submittedNotice.another}
          </button>
        </div>
      )}
    </div>
  );
}
