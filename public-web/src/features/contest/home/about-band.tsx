import { paragraphsOf } from '@paattu/shared/site-texts/site-texts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '../../../components/link';
import { aboutText, aboutTextsQuery } from '../../../lib/about-texts';
import { useLanguageOf } from '../../../lib/language';
import { useServices } from '../../../lib/services';
import { useSiteTexts } from '../../../lib/site-texts';
import { useLocale } from '../../../translations/use-translations';
import { firstSentences } from './first-sentences';
import { useSentences } from './later-home';

/** Who the artist is: her portrait, her first words, and the way to the rest. Nothing before she has given either. */
export function AboutBand() {
  const t = useSentences().artist;
  const locale = useLocale();
  const languageOf = useLanguageOf();
  const { name, portrait } = useSiteTexts();
  const { api, preview } = useServices();
  const { data: own } = useQuery(aboutTextsQuery(api, preview));
  const [first] = paragraphsOf((own && aboutText(own, 'aboutIntro', locale)) ?? '');
  if (!first && !portrait) return null;
  return (
    <div className="wrap section about-band">
      {portrait && (
        // The name is beside it.
        <img
          src={`/api/texts/portraits/${portrait}?size=card${preview ? `&preview=${preview}` : ''}`}
          alt=""
          width={480}
          height={600}
          loading="lazy"
          className="about-portrait"
        />
      )}
      <div className="min-w-0">
        {first && (
          <p
            className="mb-2 line-clamp-6 max-w-[60ch] font-display text-xl leading-relaxed"
            lang={languageOf(first)}
          >
            {firstSentences(first)}
          </p>
        )}
        <Link to="/about" className="text-link tap wrap-anywhere">
          {t.about(name)}
        </Link>
      </div>
    </div>
  );
}
