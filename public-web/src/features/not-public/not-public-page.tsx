import { type Locale, LOCALE_DETAILS, locales, localizedPath } from '@paattu/shared/locales';
import { Zari } from '../../components/zari';
import { SENTENCES } from './sentences';

export interface NotPublicPageProps {
  locale: Locale;
  /** In the default language. */
  path: string;
  names: Record<Locale, string>;
  /** Whether the owner has given it a name. */
  hasOwnName: boolean;
  /** Whether nobody has set it up yet. */
  needsOwner: boolean;
  /** Whether the visitor has followed a link to look at the site that has ended. */
  hasEnded: boolean;
}

export const titleOf = ({ locale, names }: NotPublicPageProps) =>
  `${SENTENCES[locale].title} · ${names[locale]}`;

/** All that visitors see of a site that is not public. */
export function NotPublicPage({ locale, path, names, hasOwnName, needsOwner, hasEnded }: NotPublicPageProps) {
  const t = SENTENCES[locale];
  const textIn = (language: Locale) => {
    const { hasEnded: ended, text, textWithoutName } = SENTENCES[language];
    if (hasEnded) return ended;
    if (needsOwner) return SENTENCES[language].withoutOwner;
    return hasOwnName ? text(names[language]) : textWithoutName;
  };
  const others = locales.filter((other) => other !== locale);
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="bg-cloth">
        <nav className="wrap flex min-h-17 items-center justify-end gap-5 py-2">
          {others.map((other) => (
            <a
              key={other}
              href={localizedPath(other, path === '/look' ? '/' : path)}
              lang={other}
              hrefLang={other}
              className="tap malayalam-own text-ink-2 hover:text-ink hover:underline"
            >
              {LOCALE_DETAILS[other].name}
            </a>
          ))}
          {!needsOwner && (
            <a
              href={localizedPath(locale, '/auth')}
              className="tap text-ink-2 hover:text-ink hover:underline"
            >
              {t.signIn}
            </a>
          )}
        </nav>
        <Zari />
      </header>
      <main className="wrap grid flex-1 content-center justify-items-center gap-5 py-16 text-center">
        <p className="font-display text-3xl leading-tight font-semibold wrap-anywhere md:text-4xl">
          {names[locale]}
        </p>
        {others
          .filter((other) => names[other] !== names[locale])
          .map((other) => (
            <p
              key={other}
              lang={other}
              className="malayalam-own -mt-3 text-xl leading-tight text-zari-text wrap-anywhere"
            >
              {names[other]}
            </p>
          ))}
        <div className="w-24" aria-hidden="true">
          <Zari />
        </div>
        <div>
          <h1 className="text-xl">{t.title}</h1>
          <p className="mt-2 max-w-[44ch] text-ink-2">{textIn(locale)}</p>
          {needsOwner && (
            <a href={localizedPath(locale, '/setup')} className="btn mt-5">
              {t.setUp}
            </a>
          )}
        </div>
        {others.map((other) => (
          <p key={other} lang={other} className="malayalam-own max-w-[44ch] text-ink-2">
            {SENTENCES[other].title}. {textIn(other)}
          </p>
        ))}
      </main>
      <Zari />
    </div>
  );
}
