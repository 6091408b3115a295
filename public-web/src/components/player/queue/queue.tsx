import { formatDuration } from '@paattu/shared/duration';
import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Track } from '../../../lib/player/track';
import { usePlayer, usePlayerState } from '../../../lib/player/use-player';
import { songTitle, useSongTitle } from '../../../lib/song-title';
import { useLocale, useTranslations } from '../../../translations/use-translations';
import { Icon } from '../../icon';
import { SecondTitle } from '../../song/second-title';
import { TrackCover } from '../track-cover';
import { useSentences } from '../use-sentences';
import { moved } from './order';
import { useChanges } from './use-changes';
import { useDrag } from './use-drag';

interface QueueProps {
  /** The id of the popover that shows it; none in the sheet. */
  popover?: string;
}

/** The current song, and those that play after it. Each can be chosen, moved and removed. */
export function Queue({ popover }: QueueProps) {
  const t = useSentences();
  const locale = useLocale();
  const player = usePlayer();
  const { track: current, queue } = usePlayerState();
  const { next, change, undo } = useChanges();
  /** What a change has done, for everybody. */
  const [said, setSaid] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const hint = useId();
  const order = next.map(({ id }) => id).join();
  const drag = useDrag(list, order, move);
  const titleAt = (place: number) => {
    const track = next[place];
    return track ? songTitle(track, locale).text : '';
  };

  function move(from: number, to: number) {
    if (to < 0 || to >= next.length || to === from) return;
    change(moved(next, from, to));
    setSaid(t.moved(titleAt(from), to + 1, next.length));
  }
  function remove(place: number) {
    flushSync(() => {
      change(next.filter((_, other) => other !== place));
      setSaid(t.removed(titleAt(place)));
    });
    // The button has left with its song: on with the next song, or the last one.
    const row = list.current?.children[Math.min(place, next.length - 2)];
    (row?.querySelector<HTMLElement>('[data-remove]') ?? box.current)?.focus();
  }

  if (!current) return null;
  const songs = [current, ...next];
  const seconds = songs.reduce((sum, { durationSeconds }) => sum + (durationSeconds ?? 0), 0);
  return (
    <div className="queue-view">
      <div className="flex items-start justify-between">
        <div>
          <h2 className="text-xl">{t.upNext}</h2>
          <p className="text-sm text-ink-2">{t.songs(songs.length, Math.ceil(seconds / 60))}</p>
        </div>
        {popover && (
          <button
            type="button"
            className="icon-button"
            aria-label={t.closeQueue}
            popoverTarget={popover}
            popoverTargetAction="hide"
          >
            <Icon name="close" />
          </button>
        )}
      </div>
      <div ref={box} tabIndex={-1} className="player-queue">
        <CurrentSong track={current} />
        {next.length ? (
          <ol ref={list} aria-label={t.upNext} data-dragging={drag.dragged !== null || undefined}>
            {next.map((track, place) => (
              <QueuedSong
                key={track.id}
                track={track}
                place={place}
                count={next.length}
                hint={hint}
                isDragged={drag.dragged === place}
                shift={drag.shiftOf(place)}
                onChoose={() => {
                  player.play(track, queue);
                  // The song, and its button, leave the list.
                  box.current?.focus();
                }}
                onMove={(to) => move(place, to)}
                onGrip={(event) => drag.begin(event, place)}
                onRemove={() => remove(place)}
              />
            ))}
          </ol>
        ) : (
          <p className="py-4 text-ink-2">{t.nothingNext}</p>
        )}
      </div>
      <div className="flex min-h-11 items-center justify-between gap-2 text-sm text-ink-2">
        <p id={hint} className={undo ? 'sr-only' : 'queue-hint'}>
          {next.length > 1 && t.howToMove}
        </p>
        <p role="status">{said}</p>
        {undo && (
          <button
            type="button"
            className="chip flex-none"
            onClick={() => {
              undo();
              setSaid(t.undone);
              // The button may leave.
              box.current?.focus();
            }}
          >
            {t.undo}
          </button>
        )}
      </div>
    </div>
  );
}

function CurrentSong({ track }: { track: Track }) {
  const t = useSentences();
  return (
    <p className="queue-row queue-now">
      <span className="queued-song">
        <TrackCover track={track} />
        <SongLines track={track} />
      </span>
      <span className="flex-none text-sm text-zari-text">{t.playing}</span>
    </p>
  );
}

interface QueuedSongProps {
  track: Track;
  place: number;
  count: number;
  /** The element that says how to move a song. */
  hint: string;
  isDragged: boolean;
  shift: number;
  onChoose(): void;
  onMove(to: number): void;
  onGrip(event: PointerEvent<HTMLElement>): void;
  onRemove(): void;
}

function QueuedSong({ track, place, count, hint, isDragged, shift, ...on }: QueuedSongProps) {
  const t = useSentences();
  const site = useTranslations('site').player;
  const title = useSongTitle(track).text;
  const isFirst = place === 0;

  function moveByKey(event: KeyboardEvent) {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    on.onMove(place + step);
  }

  return (
    <li
      className="queue-row"
      data-dragged={isDragged || undefined}
      // The dragged row follows the pointer without React.
      style={shift ? { transform: `translateY(${shift}px)` } : undefined}
    >
      <button type="button" className="queued-song" onClick={on.onChoose}>
        <span className="sr-only">{site.play}</span>
        <TrackCover track={track} />
        <SongLines track={track} />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={t.moveUp(title)}
        aria-disabled={isFirst}
        onClick={() => on.onMove(place - 1)}
      >
        <Icon name="chevron" className="rotate-180" />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={t.remove(title)}
        data-remove
        onClick={on.onRemove}
      >
        <Icon name="close" />
      </button>
      <button
        type="button"
        className="icon-button queue-grip"
        aria-label={t.move(title, place + 1, count)}
        aria-describedby={hint}
        onKeyDown={moveByKey}
        onPointerDown={on.onGrip}
      >
        <Icon name="grip" />
      </button>
    </li>
  );
}

/** The title; below it the other one, if there is one, and the time. */
function SongLines({ track }: { track: Track }) {
  const title = useSongTitle(track);
  return (
    <span className="min-w-0 grow leading-snug">
      <span className="block truncate font-medium" lang={title.lang}>
        {title.text}
      </span>
      <span className="block truncate text-sm text-ink-2 tabular-nums">
        <SecondTitle title={title} />
        {title.second && track.durationSeconds !== null && ' · '}
        {track.durationSeconds !== null && formatDuration(track.durationSeconds)}
      </span>
    </span>
  );
}
