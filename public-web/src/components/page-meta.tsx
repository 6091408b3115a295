import { alternatesOf, type Locale, LOCALE_DETAILS, locales, localizedPath } from '@paattu/shared/locales';
import { createContext, useContext } from 'react';
import { useLocale, useTranslations } from '../translations/use-translations';
import { type Ground, useGround } from '../lib/ground';
import { useServices } from '../lib/services';
import { useSiteTexts } from '../lib/site-texts';
import { sitePicture } from './site-picture';
import { jsonLd, type PageContext, type StructuredData } from './structured-data';

export interface PageHead {
  siteName: string;
  feedTitle: string;
  locale: Locale;
  title: string;
  description: string;
  canonical: string;
  /** The addresses of the page in all languages; none for an error. */
  alternates: Array<{ hreflang: string; url: string }>;
  image: PageImage;
  type: string;
  audio?: string;
  ground?: Ground;
  structuredData?: StructuredData;
  /** The HTTP status of the page's HTML; only the server uses it. */
  status: number;
}

interface PageImage {
  url: string;
  alt: string;
  /** Set for a picture whose size is known. */
  size?: { width: number; height: number } | undefined;
}

/** Provided only on the server, which writes the head outside the HTML that React renders. */
export const HeadCollector = createContext<((head: PageHead) => void) | null>(null);

interface PageMetaProps {
  /** Without the site's name; the home page has no title. */
  title?: string;
  description?: string;
  path: string;
  status?: number;
  /** The Open Graph type of the page's content. */
  type?: 'website' | 'music.song' | 'video.other';
  /** A picture of the page's content, by its path; the default is the site's picture. */
  image?: { path: string; alt: string; size?: PageImage['size'] };
  audioPath?: string;
  /** The colors of the page, instead of the site's. */
  ground?: Ground;
  /** For the HTML alone, where search engines read it: `import.meta.env.SSR` keeps its code out of the browser. */
  structuredData?(page: PageContext): StructuredData;
}

/** Title, description, canonical link and Open Graph of a page. */
export function PageMeta(props: PageMetaProps) {
  const site = useTranslations('site');
  const texts = useSiteTexts();
  const { name, tagline, hasOwnName } = texts;
  const picture = sitePicture(texts);
  const locale = useLocale();
  // Of a site with a name of its own, nothing that its owner has not written.
  const line = tagline?.text ?? (hasOwnName ? name : site.description);
  const { title, description = line, path, type = 'website', status = 200 } = props;
  const { origin } = useServices();
  const collect = useContext(HeadCollector);
  const head: PageHead = {
    title: title
      ? `${title} · ${name}`
      : hasOwnName
        ? [name, tagline?.text].filter(Boolean).join(' · ')
        : site.homeTitle(name),
    description,
    siteName: name,
    feedTitle: `${name} · ${site.newSongs}`,
    locale,
    canonical: origin + localizedPath(locale, path),
    alternates:
      status === 200
        ? alternatesOf(path).map(({ hreflang, path }) => ({ hreflang, url: origin + path }))
        : [],
    image: props.image
      ? { ...props.image, url: origin + props.image.path }
      : {
          url: origin + picture,
          alt: hasOwnName ? name : site.imageAlt(name),
          size: picture === '/og-image.png' ? { width: 1200, height: 630 } : undefined,
        },
    type,
    audio: props.audioPath && origin + props.audioPath,
    ground: props.ground,
    status,
  };
  useGround(head.ground);
  if (collect) {
    collect({ ...head, structuredData: props.structuredData?.({ origin, locale, site, texts }) });
    return null;
  }
  return <HeadTags {...head} />;
}

export function HeadTags(head: PageHead) {
  const { title, description, canonical, alternates, image, type, audio, locale } = head;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={canonical} />
      <link
        rel="alternate"
        type="application/rss+xml"
        title={head.feedTitle}
        href={localizedPath(locale, '/songs/rss.xml')}
      />
      {alternates.map(({ hreflang, url }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={url} />
      ))}
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={head.siteName} />
      <meta property="og:locale" content={LOCALE_DETAILS[locale].openGraph} />
      {locales
        .filter((other) => other !== locale)
        .map((other) => (
          <meta key={other} property="og:locale:alternate" content={LOCALE_DETAILS[other].openGraph} />
        ))}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={image.url} />
      <meta property="og:image:alt" content={image.alt} />
      {image.size && <meta property="og:image:width" content={String(image.size.width)} />}
      {image.size && <meta property="og:image:height" content={String(image.size.height)} />}
      {audio && <meta property="og:audio" content={audio} />}
      {/* A portrait or a photo may be high. */}
      <meta name="twitter:card" content={image.size ? 'summary_large_image' : 'summary'} />
      {import.meta.env.SSR && head.structuredData && (
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: jsonLd(head.structuredData) }}
        />
      )}
    </>
  );
}
