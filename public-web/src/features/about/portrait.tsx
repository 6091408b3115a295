import type { AboutTexts } from '../../lib/about-texts';
import { useServices } from '../../lib/services';
import { useTranslations } from '../../translations/use-translations';

/** The longer side of the smaller and of the larger picture. */
const CARD = 600;
const PAGE = 1_200;

/** The owner's portrait, or the drawing of the demo's artist. */
export function Portrait({ portrait, isDemo }: Pick<AboutTexts, 'portrait' | 'isDemo'>) {
  const t = useTranslations('about');
  const { preview } = useServices();
  if (!portrait && !isDemo) return null;
  if (!portrait) {
    return (
      <figure className="about-picture">
        <img
          src="/drawings/artist.svg"
          alt={t.portrait}
          width={480}
          height={600}
          className="w-full rounded-1"
        />
        <figcaption className="mt-2 text-sm text-ink-2">{t.portraitNote}</figcaption>
      </figure>
    );
  }
  const { id, width, height, alt } = portrait;
  const address = (size: string) =>
    `/api/texts/portraits/${id}?size=${size}${preview ? `&preview=${preview}` : ''}`;
  const widthOf = (longerSide: number) =>
    Math.round(width * Math.min(1, longerSide / Math.max(width, height)));
  return (
    <img
      src={address('page')}
      srcSet={`${address('card')} ${widthOf(CARD)}w, ${address('page')} ${widthOf(PAGE)}w`}
      sizes="(min-width: 64rem) 26rem, (min-width: 48rem) 20rem, 100vw"
      alt={alt}
      width={width}
      height={height}
      className="about-picture w-full rounded-1"
    />
  );
}
