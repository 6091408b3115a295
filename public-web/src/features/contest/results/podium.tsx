import type { ReactNode } from 'react';
import { useTranslations } from '../../../translations/use-translations';
import { EntryVideo } from '../entry/entry-video';
import { Rank } from '../entry/rank';
import { useOneVideo } from '../entry/use-one-video';
import { EntryName } from './entry-name';
import { OnKumkum } from './on-kumkum';
import { alignedPoints } from './points';
import type { Result } from './result-query';

const STEPS = ['first', 'second', 'third'] as const;

interface PodiumProps {
  lines: Result['lines'];
  /** Above the winner. */
  children: ReactNode;
}

/** The first three, with their videos. Nothing is requested from YouTube before a press. */
export function Podium({ lines, children }: PodiumProps) {
  const { playing, play } = useOneVideo<number>();
  const format = alignedPoints(lines);
  const [winner, ...others] = STEPS.map((step, index) => {
    const line = lines[index];
    return (
      line && (
        <Step
          key={line.number}
          line={line}
          step={step}
          points={format(line.points.total)}
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
          {children}
          {winner}
        </div>
      </OnKumkum>
      <div className="wrap result-others">{others}</div>
    </>
  );
}

interface StepProps {
  line: Result['lines'][number];
  step: (typeof STEPS)[number];
  points: string;
  isPlaying: boolean;
  onPlay(): void;
}

function Step({ line: { number, place, entry }, step, points, isPlaying, onPlay }: StepProps) {
  const t = useTranslations('results');
  const { videoHint } = useTranslations('gallery');
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
        <h2
          id={`place-${place}`}
          className={`mt-1 wrap-anywhere ${step === 'first' ? 'text-3xl leading-display' : 'text-xl'}`}
        >
          <EntryName number={number} entry={entry} className="reach hover:underline" />
        </h2>
        <p className="mt-1">
          <span className="font-display text-xl font-[560] lining-nums">{points}</span>{' '}
          <span className="text-ink-2">{t.ofHundred}</span>
        </p>
        {isPlaying && <p className="mt-2 text-sm text-ink-2">{videoHint}</p>}
      </div>
    </article>
  );
}
