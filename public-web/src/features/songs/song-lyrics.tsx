import { useLanguageOf } from '../../lib/language';
import { useTranslations } from '../../translations/use-translations';
import { versesOf } from './verses';

/** The lyrics on a song's page. A line that is too long for the screen continues further in. */
export function SongLyrics({ text }: { text: string }) {
  const t = useTranslations('songs');
  const languageOf = useLanguageOf();
  return (
    <section aria-labelledby="lyrics-title" className="mt-4 border-t border-line pt-8">
      <h2 id="lyrics-title" className="text-xl">
        {t.page.lyrics}
      </h2>
      <div lang={languageOf(text)} className="lyrics song-lyrics malayalam">
        {versesOf(text).map((lines, verse) => (
          <p key={verse}>
            {lines.map((line, position) => (
              <span key={position} className="line">
                {line}
              </span>
            ))}
          </p>
        ))}
      </div>
    </section>
  );
}
