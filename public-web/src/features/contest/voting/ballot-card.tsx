import { useRef } from 'react';
import { BusyButton } from '../../../components/busy-button';
import { Link } from '../../../components/link';
import { useLanguageOf } from '../../../lib/language';
import { useTranslations } from '../../../translations/use-translations';
import { AiLabel } from '../entry/ai-label';
import { EntryVideo } from '../entry/entry-video';
import type { BallotEntry } from './ballot-query';

interface BallotCardProps {
  entry: BallotEntry;
  position: number;
  isPlaying: boolean;
  isMine: boolean;
  /** Null while the visitor cannot vote: it is not known yet who votes, or voting is closed. */
  onVote: (() => void) | null;
  isBusy: boolean;
  onPlay(): void;
}

export function BallotCard({ entry, position, isPlaying, isMine, isBusy, onVote, onPlay }: BallotCardProps) {
  const t = useTranslations('voting');
  const languageOf = useLanguageOf();
  const titleId = `ballot-${entry.id}`;
  const hadFocus = useRef(false);
  const noteFocus = (button: HTMLButtonElement) => () => {
    hadFocus.current = document.activeElement === button;
  };
  // It takes the place of the button that had the focus.
  const takeFocus = (text: HTMLParagraphElement | null) => {
    if (hadFocus.current) text?.focus({ preventScroll: true });
    hadFocus.current = false;
  };
  return (
    <article aria-labelledby={titleId} className="ballot-card" data-mine={isMine || undefined}>
      <EntryVideo entry={entry} position={position} isPlaying={isPlaying} onPlay={onPlay} />
      <h3 id={titleId} className="mt-3 text-lg leading-snug wrap-anywhere">
        <Link to={`/entries/${entry.slug}`} className="reach hover:underline" lang={languageOf(entry.name)}>
          {entry.name}
        </Link>
      </h3>
      <AiLabel use={entry.aiUse} />
      {/* In one line with those of the other cards in its row. */}
      <div className="mt-auto pt-2">
        {isMine ? (
          <p ref={takeFocus} tabIndex={-1} className="flex min-h-11 items-center font-medium text-leaf">
            {t.yours}
          </p>
        ) : (
          onVote && (
            <BusyButton
              ref={noteFocus}
              className="btn btn-ghost w-full"
              busy={isBusy}
              aria-label={t.voteFor(entry.name)}
              onClick={onVote}
            >
              {t.vote}
            </BusyButton>
          )
        )}
      </div>
    </article>
  );
}
