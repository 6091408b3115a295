import { ownerText } from '@paattu/api-client/locales';
import { useLocale, useTranslations } from '../../translations/use-translations';
import type { OfContest } from './sample-contest';
import { SampleDrawing } from './sample-drawing';

interface SamplePictureProps extends OfContest {
  size: 'card' | 'full';
  className?: string;
}

/** The sample of a verification photo: the photo that the owner uploaded, or the drawing. The smaller one has no name. */
export function SamplePicture({ contest, size, className = '' }: SamplePictureProps) {
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
