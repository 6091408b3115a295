import { ownerText } from '@paattu/shared/locales';
import { useId } from 'react';
import { useLanguageOf } from '../../lib/language';
import { useLocale, useTranslations } from '../../translations/use-translations';
import { Icon } from '../icon';
import { linesOnPaper } from './lines-on-paper';
import type { OfContest } from './sample-contest';

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
          <Icon name="close" />
        </button>
      </div>
    </>
  );
}

interface SamplePictureProps extends OfContest {
  size: 'card' | 'full';
  className?: string;
}

/** The sample of a verification photo: the photo that the owner uploaded, or the drawing. The smaller one has no name. */
function SamplePicture({ contest, size, className = '' }: SamplePictureProps) {
  const t = useTranslations('entry-form').form;
  const locale = useLocale();
  const title = contest ? ownerText(locale, contest.songTitle, contest.songTitleMalayalam) : '';
  const typed = contest && (locale === 'ml' ? contest.sampleAltMalayalam : contest.sampleAlt);
  const photo = contest?.samplePhotoUrl;
  if (!photo)
    return (
      <SampleDrawing
        contest={contest}
        alt={size === 'full' ? t.sampleAlt(title) : ''}
        className={className}
      />
    );
  return (
    <img
      src={size === 'card' ? `${photo}&size=card` : photo}
      alt={size === 'full' ? (typed ?? t.sampleAlt(title)) : ''}
      className={`sample-upload ${className}`}
      loading="lazy"
      decoding="async"
    />
  );
}

interface SampleDrawingProps extends OfContest {
  alt: string;
  className?: string;
}

/** The drawn sample, with the title of the contest's song on its paper. It is as wide as its place. */
function SampleDrawing({ contest, alt, className = '' }: SampleDrawingProps) {
  const languageOf = useLanguageOf();
  return (
    <span className={`sample-drawing ${className}`}>
      <img
        src="/drawings/sample-photo.svg"
        alt={alt}
        width={900}
        height={675}
        loading="lazy"
        decoding="async"
      />
      {/* A part of the picture, and no text of the button around it. */}
      <span className="sample-paper" aria-hidden>
        {linesOnPaper(contest).map(({ text, size }) => (
          <span key={text} data-text={text} lang={languageOf(text)} style={{ fontSize: `${size}cqi` }} />
        ))}
      </span>
    </span>
  );
}
