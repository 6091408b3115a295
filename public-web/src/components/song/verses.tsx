import { useLanguageOf } from '../../lib/language';
import { versesOf } from './verses-of';

/** Lyrics in verses. A line that is too long for the screen continues further in. */
export function Verses({ lyrics, className = '' }: { lyrics: string; className?: string }) {
  const languageOf = useLanguageOf();
  return (
    <div lang={languageOf(lyrics)} className={`lyrics song-lyrics malayalam ${className}`}>
      {versesOf(lyrics).map((lines, verse) => (
        <p key={verse}>
          {lines.map((line, position) => (
            <span key={position} className="line">
              {line}
            </span>
          ))}
        </p>
      ))}
    </div>
  );
}
