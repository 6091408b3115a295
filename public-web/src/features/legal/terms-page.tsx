import type { ReactNode } from 'react';
import { PageMeta } from '../../components/page-meta';
import { Link } from '../../components/link';
import { useTranslations } from '../../translations/use-translations';
import type { TermsSection } from '../../translations/en/terms';

export function TermsPage() {
  const t = useTranslations('terms');
  return (
    <div className="wrap pt-12 md:pt-16">
      <PageMeta title={t.title} description={t.description} path="/terms" />
      <h1 className="text-4xl">{t.title}</h1>
      <p className="mt-4 text-lg text-ink-2">{t.intro}</p>
      <div className="mt-10 grid items-start gap-x-16 gap-y-10 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <nav aria-label={t.contents} className="border-t border-line pt-5 lg:sticky lg:top-28">
          <ol className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-1">
            {t.sections.map(({ id, title }, index) => (
              <li key={id}>
                <Link
                  to={`#${id}`}
                  className="inline-block py-1.5 text-ink-2 tabular-nums hover:text-ink hover:underline"
                >
                  {index + 1}. {title}
                </Link>
              </li>
            ))}
          </ol>
          <Link
            to={`#${t.privacy.id}`}
            className="mt-3 inline-block py-1.5 text-ink-2 hover:text-ink hover:underline"
          >
            {t.privacy.title}
          </Link>
        </nav>
        <div className="max-w-[66ch]">
          <h2 className="sr-only">{t.heading}</h2>
          {t.sections.map((section, index) => (
            <Section key={section.id} section={section} number={index + 1} />
          ))}
          <Section section={t.privacy}>
            <p className="mt-3">
              {t.privacy.optOut.before}
              <Link to="/opt-out" className="text-link">
                {t.privacy.optOut.link}
              </Link>
              {t.privacy.optOut.after}
              {t.privacy.contact.before}
              <Link to="/contact" className="text-link">
                {t.privacy.contact.link}
              </Link>
              {t.privacy.contact.after}
            </p>
          </Section>
        </div>
      </div>
    </div>
  );
}

interface SectionProps {
  section: TermsSection;
  /** Set for the rules only. */
  number?: number;
  children?: ReactNode;
}

function Section({ section, number, children }: SectionProps) {
  return (
    <section id={section.id} aria-labelledby={`${section.id}-title`} className="border-t border-line py-7">
      <h3 id={`${section.id}-title`} className="text-xl">
        {number && <span className="mr-3 text-zari-text lining-nums">{number}</span>}
        {section.title}
      </h3>
      {section.blocks.map((block) =>
        typeof block === 'string' ? (
          <p key={block} className="mt-3">
            {block}
          </p>
        ) : (
          <ul key={block[0]} className="mt-3 grid list-disc gap-1.5 pl-5 marker:text-zari">
            {block.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        ),
      )}
      {children}
    </section>
  );
}
