import { Zari } from '../../../components/zari';
import { useTranslations } from '../../../translations/use-translations';
import { EntryVideo } from '../entry/entry-video';
import { Rank } from '../entry/rank';
import { useOneVideo } from '../entry/use-one-video';
import { EntryName } from './entry-name';
import { shortPoints } from './points';
import type { Result } from './result-query';

const STEPS = ['first', 'second', 'third'] as const;

/** The first three, with their videos. Nothing is requested from YouTube before a press. */
export function Podium({ lines }: { lines: Result['lines'] }) {
  const { playing, play } = useOneVideo<number>();
  return (
    <ol className="podium">
      {STEPS.map((step, index) => {
        const line = lines[index];
        return (
          line && (
            <li
              key={line.number}
              className={`podium-${step}`}
              data-playing={playing === line.number || undefined}
            >
              <Step
                line={line}
                step={step}
                isPlaying={playing === line.number}
                onPlay={() => play(line.number)}
              />
            </li>
          )
        );
      })}
    </ol>
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
  const { videoHint } = useTranslations('gallery');
  return (
    <article aria-labelledby={`place-${place}`}>
      {entry ? (
        <EntryVideo entry={entry} position={0} isPlaying={isPlaying} onPlay={onPlay} />
      ) : (
        <p className="entry-picture grid place-items-center bg-cloth-3 p-4 text-center text-ink-2">
          {t.left}
        </p>
      )}
      {step === 'first' && <Zari />}
      {isPlaying && <p className="mt-2 text-sm text-ink-2">{videoHint}</p>}
      <p className="mt-4 flex items-center gap-2 font-medium text-zari-text">
        <Rank rank={place} /> {t.places[step]}
      </p>
      <h2 id={`place-${place}`} className={`mt-1 wrap-anywhere ${step === 'first' ? 'text-2xl' : 'text-xl'}`}>
        <EntryName number={number} entry={entry} className="reach hover:underline" />
      </h2>
      <p className="mt-1">
        <span className="font-display text-xl font-[560] lining-nums">{shortPoints(points.total)}</span>{' '}
        <span className="text-ink-2">{t.ofHundred}</span>
      </p>
    </article>
  );
}
