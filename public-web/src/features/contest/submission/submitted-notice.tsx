import { useEffect, useRef, useState } from 'react';
import { CopyButton } from '../../../components/copy-button';
import { Link } from '../../../components/link';
import { useDates } from '../../../lib/dates';
import { useSiteTexts } from '../../../lib/site-texts';
import { SITE_TIME_ZONE } from '../../../lib/time-zone';
import { useTranslations } from '../../../translations/use-translations';
import { AddressCorrection } from './address-correction';
import type { ShownLink, Submitted } from './submitted';
import { ENTRY } from './use-submission';

interface SubmittedNoticeProps {
  submitted: Submitted | null;
  onAnother(): void;
}

/** Stays after an entry was accepted, when the toast is gone. Its live region exists before, to be announced. */
export function SubmittedNotice({ submitted, onAnother }: SubmittedNoticeProps) {
  const t = useTranslations('entry-form').submittedNotice;
  const [corrected, setCorrected] = useState<{ id: string; link: ShownLink } | null>(null);
  const { date } = useDates();
  const link = corrected !== null && corrected.id === submitted?.id ? corrected.link : submitted?.link;
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
        <p role="status">{submitted && <Received hasLink={link !== undefined} />}</p>
        {link !== undefined && (
          <>
            <p className="mt-2">
              <a href={link.url} className="text-link wrap-anywhere">
                {link.url}
              </a>
            </p>
            <p>
              <CopyButton text={link.url} words={t.link} about={ENTRY} />
            </p>
            <p>{t.works(date(link.until, SITE_TIME_ZONE))}</p>
          </>
        )}
        {submitted && (
          <AddressCorrection
            key={submitted.id}
            {...submitted}
            onLink={(newLink) => setCorrected({ id: submitted.id, link: newLink })}
          />
        )}
      </div>
      {submitted && (
        <button ref={another} type="button" className="btn btn-ghost" onClick={onAnother}>
          {t.another}
        </button>
      )}
    </div>
  );
}

/** Where the entrant sees what becomes of the entry: by a link in an email, or by the one below while the site sends none. */
function Received({ hasLink }: { hasLink: boolean }) {
  const t = useTranslations('entry-form').submittedNotice;
  const { emails } = useSiteTexts();
  if (hasLink) return t.keepLink;
  if (emails !== undefined) return t.withoutLink;
  return (
    <>
      {t.text}{' '}
      <Link to="/my-entry" className="text-link tap">
        {t.myEntry}
      </Link>
    </>
  );
}
