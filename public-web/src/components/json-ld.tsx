import { scriptJson } from '../lib/script-json';

/** Structured data of a page for search engines (schema.org). */
export function JsonLd({ data }: { data: { '@type': string } & Record<string, unknown> }) {
  const json = scriptJson({ '@context': 'https://schema.org', ...data });
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
