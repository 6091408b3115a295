import type { ReactNode } from 'react';
import { Link } from '../../components/link';
import { Markup } from '../../components/markup';
import { useTranslations } from '../../translations/use-translations';
import type { Rules } from './rules-queries';

interface RulesTextProps {
  rules: Rules;
  /** Further parts of the page, with the anchors to list below the sections. */
  others?: { id: string; title: string }[];
  children?: ReactNode;
}

/** The sections of the rules beside their contents. */
export function RulesText({ rules: { intro, sections }, others = [], children }: RulesTextProps) {
  const t = useTranslations('terms');
  return (
    <div className="mt-10 grid items-start gap-x-16 gap-y-10 lg:grid-cols-[15rem_minmax(0,1fr)]">
      <nav aria-label={t.contents} className="border-t border-line pt-5 lg:sticky lg:top-28">
        <ol className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-1">
          {sections.map(({ id, title }, index) => (
            <li key={id}>
              <ContentsLink id={id} title={`${index + 1}. ${title}`} />
            </li>
          ))}
        </ol>
        <ul className="mt-3 grid gap-x-6 sm:grid-cols-2 lg:grid-cols-1">
          {others.map(({ id, title }) => (
            <li key={id}>
              <ContentsLink id={id} title={title} />
            </li>
          ))}
        </ul>
      </nav>
      <div className="max-w-[66ch] min-w-0">
        <h2 className="sr-only">{t.heading}</h2>
        {intro && <Markup html={intro} />}
        {sections.map(({ id, title, html }, index) => (
          <RulesPart key={id} id={id} title={title} number={index + 1}>
            <Markup html={html} />
          </RulesPart>
        ))}
        {children}
      </div>
    </div>
  );
}

interface RulesPartProps {
  id: string;
  title: string;
  /** Set for the rules only. */
  number?: number;
  children: ReactNode;
}

export function RulesPart({ id, title, number, children }: RulesPartProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="border-t border-line py-7">
      <h3 id={`${id}-title`} className="text-xl wrap-anywhere">
        {number && <span className="mr-3 text-zari-text lining-nums">{number}</span>}
        {title}
      </h3>
      {children}
    </section>
  );
}

function ContentsLink({ id, title }: { id: string; title: string }) {
  return (
    <Link
      to={`#${id}`}
      className="inline-block py-1.5 wrap-anywhere text-ink-2 tabular-nums hover:text-ink hover:underline"
    >
      {title}
    </Link>
  );
}
