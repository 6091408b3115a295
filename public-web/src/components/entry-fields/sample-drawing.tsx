import { useLanguageOf } from '../../lib/language';
import { linesOnPaper } from './lines-on-paper';
import type { OfContest } from './sample-contest';

interface SampleDrawingProps extends OfContest {
  alt: string;
  className?: string;
}

/** The drawn sample, with the title of the contest's song on its paper. It is as wide as its place. */
export function SampleDrawing({ contest, alt, className = '' }: SampleDrawingProps) {
  const languageOf = useLanguageOf();
  return (
    <span className={`sample-drawing ${className}`}>
      <img
        src="/drawings/sample-photo.svg"
        alt={alt}
        width={900}
        height={675}
        loading="lazy"
        decoding="async"
      />
      {/* A part of the picture, and no text of the button around it. */}
      <span className="sample-paper" aria-hidden>
        {linesOnPaper(contest).map(({ text, size }) => (
          <span key={text} data-text={text} lang={languageOf(text)} style={{ fontSize: `${size}cqi` }} />
        ))}
      </span>
    </span>
  );
}
