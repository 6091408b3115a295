import { artistData } from '../../components/artist-data';
import { PageMeta } from '../../components/page-meta';
import { Zari } from '../../components/zari';
import { Link } from '../../components/link';
import { useTranslations } from '../../translations/use-translations';
import { Milestones } from './milestones';

export function AboutPage() {
  const t = useTranslations('about');
  const { second } = t;
  return (
    <div className="wrap pt-12 md:pt-20">
      <PageMeta
        title={t.title}
        description={t.description}
        path="/about"
        structuredData={import.meta.env.SSR ? artistData : undefined}
      />
      <div className="grid items-center gap-x-16 gap-y-10 md:grid-cols-[minmax(0,1fr)_minmax(0,20rem)] lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
        <div>
          <h1 className="max-w-[18ch] text-4xl leading-display">
            {t.heading}
            {second && (
              <span
                lang={second.lang}
                className="malayalam-own mt-4 block text-[0.46em] leading-normal font-normal text-ink-2"
              >
                {second.text}
              </span>
            )}
          </h1>
          <div className="mt-8 max-w-[62ch] text-lg [&>p+p]:mt-4">
            {t.intro.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        </div>
        <figure>
          <img
            src="/drawings/artist.svg"
            alt={t.portrait}
            width={480}
            height={600}
            className="w-full rounded-1"
          />
          <figcaption className="mt-2 text-sm text-ink-2">{t.portraitNote}</figcaption>
        </figure>
      </div>

      <section
        aria-labelledby="journey"
        className="mt-16 grid gap-x-16 gap-y-5 border-t border-line pt-10 lg:grid-cols-[1fr_2fr]"
      >
        <h2 id="journey" className="text-3xl">
          {t.journey.title}
        </h2>
        <div className="max-w-[62ch] [&>p+p]:mt-4">
          {t.journey.text.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </section>

      <section
        aria-labelledby="milestones"
        className="mt-16 grid gap-x-16 gap-y-5 border-t border-line pt-10 lg:grid-cols-[1fr_2fr]"
      >
        <h2 id="milestones" className="text-3xl">
          {t.milestones.title}
        </h2>
        <Milestones />
      </section>

      <section aria-labelledby="values" className="mt-16 border-t border-line pt-10">
        <h2 id="values" className="text-3xl">
          {t.values.title}
        </h2>
        <dl className="mt-8 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
          {t.values.items.map(({ name, text }) => (
            <div key={name}>
              <dt className="font-display text-xl font-[560]">{name}</dt>
              <dd className="mt-2 text-ink-2">{text}</dd>
            </div>
          ))}
        </dl>
      </section>

      <div className="card mt-20 overflow-hidden">
        <Zari />
        <div className="flex flex-wrap justify-center gap-3 px-6 py-12">
          <Link to="/contact" className="btn">
            {t.contact}
          </Link>
          <Link to="/songs" className="btn btn-ghost">
            {t.songs}
          </Link>
        </div>
      </div>
    </div>
  );
}
