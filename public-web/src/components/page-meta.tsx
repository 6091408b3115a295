import { createContext, useContext } from 'react';
import { site } from '../messages/site';
import { useServices } from '../lib/services';

export interface PageHead {
  title: string;
  description: string;
  canonical: string;
  image: string;
}

/** Given by the server alone, which writes the head itself, outside of what React renders. */
export const HeadCollector = createContext<((head: PageHead) => void) | null>(null);

interface PageMetaProps {
  /** Without the site's name; the home page has none. */
  title?: string;
  description?: string;
  path: string;
}

/** Title, description, canonical link and Open Graph of a page. */
export function PageMeta({ title, description = site.description, path }: PageMetaProps) {
  const { origin } = useServices();
  const collect = useContext(HeadCollector);
  const head = {
    title: title ? site.titleOf(title) : site.homeTitle,
    description,
    canonical: origin + path,
    image: `${origin}/og-image.png`,
  };
  if (collect) {
    collect(head);
    return null;
  }
  return <HeadTags {...head} />;
}

export function HeadTags({ title, description, canonical, image }: PageHead) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={canonical} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={image} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
