import type { ReactNode } from 'react';
import { useTranslations } from '../../../translations/use-translations';
import { EntryVideo } from '../entry/entry-video';
import { Rank } from '../entry/rank';
import { useOneVideo } from '../entry/use-one-video';
import { EntryName } from './entry-name';
import { OnKumkum } from './on-kumkum';
import { shortPoints } from './points';
import type { Result } from './result-query';

const STEPS = ['first', 'second', 'third'] as const;

interface PodiumProps {
  lines: Result['lines'];
  /** Above the winner. */
  title: ReactNode;
  /** Below the winner. */
  children: ReactNode;
}

/** The first three, with their videos. Nothing is requested from YouTube before a press. */
export function Podium({ lines, title, children }: PodiumProps) {
  const t = useTranslations('results');
  const { playing, play } = useOneVideo<number>();
  const [winner, ...others] = STEPS.map((step, index) => {
    const line = lines[index];
    return (
      line && (
        <Step
          key={line.number}
          line={line}
          step={step}
          isPlaying={playing === line.number}
          onPlay={() => play(line.number)}
        />
      )
    );
  });
  return (
    <>
      <OnKumkum>
        <div className="wrap result-winner">
          {title}
          {winner}
          {children}
        </div>
      </OnKumkum>
      {lines.length > 1 && (
        <section aria-labelledby="runners-up-title" className="wrap pt-12">
          <h2 id="runners-up-title" className="mb-6 text-3xl">
            {t.runnersUp(others.filter(Boolean).length)}
          </h2>
          <div className="result-others">{others}</div>
        </section>
      )}
    </>
  );
}

interface StepProps {
  line: Result['lines'][number];
  step: (typeof STEPS)[number];
  isPlaying: boolean;
  onPlay(): void;
}

function Step({ line: { number, place, entry, points }, step, isPlaying, onPlay }: StepProps) {
  const t = useTranslations('results');
  const Name = step === 'first' ? 'h2' : 'h3';
  return (
    <article aria-labelledby={`place-${place}`} className="podium-step" data-playing={isPlaying || undefined}>
      <div className="podium-photo">
        {entry ? (
          <EntryVideo entry={entry} position={0} isPlaying={isPlaying} onPlay={onPlay} />
        ) : (
          <p className="entry-picture grid place-items-center bg-cloth-3 p-4 text-center text-ink-2">
            {t.left}
          </p>
        )}
      </div>
      <div className="podium-words">
        <p className="flex items-center gap-2 font-medium text-zari-text">
          <Rank rank={place} /> {t.places[step]}
        </p>
        <Name
          id={`place-${place}`}
          className={`mt-1 wrap-anywhere ${step === 'first' ? 'text-4xl leading-display' : 'text-xl'}`}
        >
          <EntryName number={number} entry={entry} className="reach hover:underline" />
        </Name>
        <p className="mt-1 text-ink-2 lining-nums">
          {shortPoints(points.total)} {t.ofHundred}
        </p>
      </div>
    </article>
  );
}
