import { SocialLinks } from '../components/social-links';
import { Zari } from '../components/zari';
import { Link } from '../components/link';
import { useSiteTexts } from '../lib/site-texts';
import { useTranslations } from '../translations/use-translations';

export function Footer() {
  const site = useTranslations('site');
  const { name, nameLang, secondName, tagline, rights, hasContest } = useSiteTexts();
  const terms = { to: '/terms', label: site.terms };
  const columns = [
    {
      title: site.quickLinks,
      links: [
        { to: '/', label: site.links.home },
        { to: '/about', label: site.links.about },
        { to: '/songs', label: site.links.songs },
        { to: '/contact', label: site.links.contact },
        ...(hasContest ? [] : [terms]),
      ],
    },
    ...(hasContest
      ? [{ title: site.contest, links: [{ to: '/entries', label: site.allEntries }, terms] }]
      : []),
  ];
  return (
    <footer className="mt-20 bg-cloth-2">
      <Zari />
      <div className="wrap grid gap-x-10 gap-y-8 pt-12 pb-8 md:grid-cols-[1.7fr_1fr_1fr]">
        <div>
          <p lang={nameLang} className="font-display text-xl leading-tight font-semibold">
            {name}{' '}
            {secondName && (
              <span
                lang={secondName.lang}
                className="malayalam-own ml-2 text-base font-normal text-zari-text"
              >
                {secondName.text}
              </span>
            )}
          </p>
          {tagline && (
            <p lang={tagline.lang} className="mt-4 mb-3 max-w-[40ch] text-ink-2">
              {tagline.text}
            </p>
          )}
          <SocialLinks />
        </div>
        {columns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className="mb-2 font-text text-base font-semibold tracking-normal">{title}</h2>
            <ul>
              {links.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to} className="tap text-ink-2 hover:text-ink hover:underline">
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <p className="wrap flex flex-wrap items-center gap-x-6 pb-8 text-sm text-ink-2">
        {rights}
        {/* A document of its own, in both languages. */}
        <a href="/licences" className="tap hover:text-ink hover:underline">
          {site.licences}
        </a>
      </p>
    </footer>
  );
}
