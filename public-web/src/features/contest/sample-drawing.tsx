import { useQuery } from '@tanstack/react-query';
import { useLanguageOf } from '../../lib/language';
import { useServices } from '../../lib/services';
import { contestQuery } from './contest-queries';
import { linesOnPaper } from './lines-on-paper';

/** The drawn sample, with the title of the contest's song on its paper. It is as wide as its place. */
export function SampleDrawing({ alt, className = '' }: { alt: string; className?: string }) {
  const { api } = useServices();
  const { data: contest } = useQuery(contestQuery(api));
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
