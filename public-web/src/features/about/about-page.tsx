import { paragraphsOf } from '@paattu/shared/site-texts/site-texts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { artistData } from '../../components/artist-data';
import { EmptyState } from '../../components/empty-state';
import { LoadFailure } from '../../components/load-failure';
import { songsQuery } from '../../components/song/song-queries';
import { PageMeta } from '../../components/page-meta';
import { Spinner } from '../../components/spinner';
import { Zari } from '../../components/zari';
import { Link } from '../../components/link';
import { type AboutTexts, aboutTexts, aboutTextsQuery } from '../../lib/about-texts';
import { useLanguageOf } from '../../lib/language';
import { useServices } from '../../lib/services';
import { useLocale, useTranslations } from '../../translations/use-translations';
import { Milestones } from './milestones';
import { Portrait } from './portrait';

export function AboutPage() {
  const t = useTranslations('about');
  const locale = useLocale();
  const { api, preview } = useServices();
  const { data: own, error, refetch } = useQuery(aboutTextsQuery(api, preview));
  if (own) return <AboutArtist texts={aboutTexts(own, locale, t)} />;
  return (
    <div className="wrap pt-12 md:pt-20">
      <PageMeta title={t.title} path="/about" />
      <h1 className="text-4xl">{t.title}</h1>
      {error ? <LoadFailure message={t.failed} onRetry={() => void refetch()} /> : <Spinner />}
    </div>
  );
}

/** Without a picture, the introduction fills its place, as the parts below stand beside their titles. */
const BESIDE_HEADING = 'items-baseline gap-y-8 lg:grid-cols-[1fr_2fr]';

function AboutArtist({ texts }: { texts: AboutTexts }) {
  const t = useTranslations('about');
  const languageOf = useLanguageOf();
  const { heading, second, intro, journey, milestones, values, portrait, isDemo } = texts;
  const [first] = paragraphsOf(intro);
  const hasPicture = portrait !== undefined || isDemo;
  const isEmpty = !intro && !journey && !milestones.length && !values.length && !portrait;
  return (
    <div className="wrap pt-12 md:pt-20">
      <PageMeta
        title={t.title}
        description={isDemo ? t.description : first}
        path="/about"
        image={portrait && { path: `/api/texts/portraits/${portrait.id}`, alt: portrait.alt }}
        structuredData={import.meta.env.SSR ? artistData : undefined}
      />
      <div className={hasPicture ? 'about-head' : `grid gap-x-16 ${BESIDE_HEADING}`}>
        <h1 className="max-w-[18ch] text-4xl leading-display" lang={languageOf(heading)}>
          {heading}
          {second && (
            <span
              lang={second.lang}
              className="malayalam-own mt-4 block text-[0.46em] leading-normal font-normal text-ink-2"
            >
              {second.text}
            </span>
          )}
        </h1>
        {intro && (
          <div className="about-intro max-w-[62ch] text-lg [&>p+p]:mt-4">
            <Paragraphs text={intro} />
          </div>
        )}
        <Portrait portrait={portrait} isDemo={isDemo} />
      </div>
      {isEmpty && (
        <EmptyState drawing="quiet" title={t.empty}>
          <Link to="/contact" className="btn btn-ghost">
            {t.contact}
          </Link>
        </EmptyState>
      )}

      {journey && (
        <Part id="journey" title={t.journeyTitle}>
          <div className="max-w-[62ch] text-lg [&>p+p]:mt-4">
            <Paragraphs text={journey} />
          </div>
        </Part>
      )}

      {milestones.length > 0 && (
        <Part id="milestones" title={t.milestonesTitle}>
          <Milestones milestones={milestones} />
        </Part>
      )}

      {values.length > 0 && (
        <section aria-labelledby="values" className="mt-16 border-t border-line pt-10">
          <h2 id="values" className="text-3xl">
            {t.valuesTitle}
          </h2>
          <dl className="mt-8 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
            {values.map(({ name, text }, index) => (
              <div key={index}>
                <dt className="font-display text-xl font-[560]" lang={languageOf(name)}>
                  {name}
                </dt>
                <dd className="mt-2 text-ink-2" lang={languageOf(text)}>
                  {text}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}

      {!isEmpty && (
        <div
          className={`card overflow-hidden text-center ${journey || milestones.length || values.length ? 'mt-20' : 'mt-12'}`}
        >
          <Zari />
          <Closing />
        </div>
      )}
    </div>
  );
}

/** A part of the page, with its title beside it. */
function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section
      aria-labelledby={id}
      className="mt-16 grid gap-x-16 gap-y-5 border-t border-line pt-10 lg:grid-cols-[1fr_2fr]"
    >
      <h2 id={id} className="text-3xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

function Paragraphs({ text }: { text: string }) {
  const languageOf = useLanguageOf();
  return paragraphsOf(text).map((paragraph, index) => (
    <p key={index} lang={languageOf(paragraph)}>
      {paragraph}
    </p>
  ));
}

/** Leads on to the songs, once there are some. */
function Closing() {
  const t = useTranslations('about');
  const { api } = useServices();
  const { data: songs = [] } = useQuery(songsQuery(api));
  return (
    <div className="flex flex-wrap justify-center gap-3 px-6 py-12">
      {songs.length > 0 && (
        <>
          <div className="mb-4 w-full">
            <h2 className="text-2xl">{t.closing.title}</h2>
            <p className="mt-3 text-ink-2">{t.closing.text}</p>
          </div>
          <Link to="/songs" className="btn">
            {t.songs}
          </Link>
        </>
      )}
      <Link to="/contact" className="btn btn-ghost">
        {t.contact}
      </Link>
    </div>
  );
}
