import { useId } from 'react';
import { CloseIcon } from '../icons';
import { useTranslations } from '../../translations/use-translations';
import type { OfContest } from './sample-contest';
import { SamplePicture } from './sample-picture';

/** The sample of a verification photo, which a press enlarges. The native popover provides Escape and a press beside it. */
export function SamplePhoto({ contest }: OfContest) {
  const t = useTranslations('entry-form').form;
  const site = useTranslations('site');
  const id = useId();
  return (
    <>
      <button
        type="button"
        className="flex items-center gap-3 text-sm text-ink-2 sm:block sm:w-40"
        popoverTarget={id}
        aria-label={t.enlargeSample}
      >
        <SamplePicture contest={contest} size="card" className="w-28 rounded-1 bg-cloth-3 sm:w-full" />
        <span className="text-link sm:mt-1.5 sm:inline-block">{t.sample}</span>
      </button>
      <div id={id} popover="auto" className="enlarged">
        <SamplePicture contest={contest} size="full" />
        <button
          type="button"
          className="icon-button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={site.dismiss}
        >
          <CloseIcon />
        </button>
      </div>
    </>
  );
}
