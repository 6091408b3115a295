import type { Locale } from '@paattu/shared/locales';
import { SENTENCES } from './sentences';

export interface LookLineProps {
  locale: Locale;
  /** A holder has the owner's link. */
  reader: 'owner' | 'moderator' | 'holder';
  name: string;
  /** Whether songs and contest of the example are all there; null if there is none. */
  example: 'whole' | 'partial' | null;
  /** Whether the page is the set-up, where the site has nothing to show yet. */
  isSetUp: boolean;
}

/** The line above each page of a site that is not public. It is outside of what React shows in the browser. */
export function LookLine({ locale, reader, name, example, isSetUp }: LookLineProps) {
  const t = SENTENCES[locale];
  return (
    <p className="bg-leaf px-4 py-1 text-center text-sm text-on-leaf print:hidden">
      <span className="inline-block py-1">{reader === 'holder' ? t.holder(name) : t.staff}</span>{' '}
      {example && <span className="inline-block py-1">{t.example[example]}</span>}{' '}
      {reader === 'owner' && !isSetUp && (
        <a href="/admin/settings/site/general" className="tap ml-2 font-medium underline">
          {t.open}
        </a>
      )}
    </p>
  );
}
