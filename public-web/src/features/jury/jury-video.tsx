import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { Icon } from '../../components/icon';
import { attempt } from '../../lib/attempt';
import { usePlayer, usePlayerState } from '../../lib/player/use-player';
import { useTranslations } from '../../translations/use-translations';
import type { Assignment } from './jury-query';

export interface VideoHandle {
  /** Plays or pauses. */
  toggle(): void;
}

interface JuryVideoProps {
  assignment: Assignment;
  handle: Ref<VideoHandle>;
  areKeysOn: boolean;
}

const YOUTUBE = 'https://www.youtube-nocookie.com';
/** The state of YouTube's player while it plays. */
const PLAYING = 1;

/** The video, without a picture before it plays: YouTube's own shows who sings. Before, nothing is requested from YouTube. */
export function JuryVideo({ assignment, handle, areKeysOn }: JuryVideoProps) {
  const { video: t, entry, space } = useTranslations('jury');
  const { position, videoId, durationSeconds } = assignment;
  const player = usePlayer();
  const { status } = usePlayerState();
  const around = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [isShown, setShown] = useState(false);
  const isPlaying = useIsPlaying(frame, isShown);
  const hasKeys = useHasKeys(frame);

  function show() {
    player.pause();
    setShown(true);
    // The button that had the focus goes. In the frame, the keys would not mark.
    around.current?.focus({ preventScroll: true });
  }
  useImperativeHandle(handle, () => ({
    toggle() {
      if (!isShown) show();
      else command(frame.current, isPlaying.current ? 'pauseVideo' : 'playVideo');
    },
  }));
  // Either a video or the player of the site.
  useEffect(() => {
    if (status === 'playing') command(frame.current, 'pauseVideo');
  }, [status]);

  return (
    <>
      <div ref={around} tabIndex={-1} className="relative outline-none">
        {isShown ? (
          <iframe
            ref={frame}
            src={`${YOUTUBE}/embed/${videoId}?autoplay=1&enablejsapi=1&origin=${encodeURIComponent(location.origin)}`}
            title={t.title(position)}
            className="jury-video bg-cloth-3"
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            // YouTube refuses to play for pages that send no referrer.
            referrerPolicy="strict-origin-when-cross-origin"
            onLoad={() => post(frame.current, { event: 'listening' })}
          />
        ) : (
          <div className="jury-video grid place-items-center bg-cloth-3">
            <span aria-hidden="true" className="absolute top-3 left-4 font-display text-lg text-ink-2">
              {entry(position)}
            </span>
            <button
              type="button"
              className="play-video rounded-full"
              aria-label={t.play(position)}
              onClick={show}
            >
              <Icon name="play" size={22} />
            </button>
            {durationSeconds !== null && (
              <span className="absolute right-4 bottom-3 text-sm tabular-nums">
                {minutesOf(durationSeconds)}
              </span>
            )}
          </div>
        )}
      </div>
      {hasKeys ? (
        <p className="mt-2 flex flex-wrap items-center gap-x-4">
          {t.inside}
          <button type="button" className="text-link tap" onClick={() => around.current?.focus()}>
            {t.outside}
          </button>
        </p>
      ) : (
        <p className="mt-2 text-ink-2">
          {t.again}{' '}
          {areKeysOn && (
            <span className="jury-by-keys">
              <kbd className="jury-key">{space}</kbd> {t.space}.
            </span>
          )}
        </p>
      )}
      <p className="mt-1 text-sm text-ink-2">{t.channel}</p>
    </>
  );
}

function minutesOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

function post(frame: HTMLIFrameElement | null, message: object): void {
  frame?.contentWindow?.postMessage(JSON.stringify(message), YOUTUBE);
}

function command(frame: HTMLIFrameElement | null, func: 'playVideo' | 'pauseVideo'): void {
  post(frame, { event: 'command', func, args: [] });
}

/** Whether the video plays, as YouTube's player reports it. */
function useIsPlaying(frame: { current: HTMLIFrameElement | null }, isShown: boolean) {
  const isPlaying = useRef(false);
  useEffect(() => {
    if (!isShown) return;
    isPlaying.current = true;
    function hear({ source, data }: MessageEvent<unknown>) {
      if (source !== frame.current?.contentWindow || typeof data !== 'string') return;
      const message = attempt(() => JSON.parse(data) as { info?: { playerState?: unknown } | null });
      const state = message?.info?.playerState;
      if (typeof state === 'number') isPlaying.current = state === PLAYING;
    }
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, [frame, isShown]);
  return isPlaying;
}

/** Whether the focus is in YouTube's player, where the keys of the room do nothing. */
function useHasKeys(frame: { current: HTMLIFrameElement | null }): boolean {
  const [hasKeys, setHasKeys] = useState(false);
  useEffect(() => {
    const look = () => setHasKeys(frame.current !== null && document.activeElement === frame.current);
    addEventListener('blur', look);
    addEventListener('focus', look);
    addEventListener('focusin', look);
    return () => {
      removeEventListener('blur', look);
      removeEventListener('focus', look);
      removeEventListener('focusin', look);
    };
  }, [frame]);
  return hasKeys;
}
