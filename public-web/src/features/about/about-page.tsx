import { artistData } from '../../components/artist-data';
import { PageMeta } from '../../components/page-meta';
import { Zari } from '../../components/zari';
import { Link } from '../../components/link';
import { useTranslations } from '../../translations/use-translations';

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
        <ol className="grid gap-5">
          {t.milestones.items.map(({ when, what }) => (
            <li key={when} className="grid gap-x-8 sm:grid-cols-[10rem_1fr]">
              <span className="font-display text-lg text-zari-text lining-nums">{when}</span>
              {what}
            </li>
          ))}
        </ol>
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
