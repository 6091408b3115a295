import { useRef } from 'react';
import { useLanguageOf } from '../../lib/language';
import { useTranslations } from '../../translations/use-translations';
import { BusyButton } from '../busy-button';
import { Icon } from '../icon';
import type { VideoOfLink } from './use-video-card';

interface VideoCardProps {
  video: VideoOfLink;
  /** What the visitor can do while YouTube does not answer. */
  silence: string;
}

/** Below the link: the video that it leads to. The live region exists before, to be announced. */
export function VideoCard({ video, silence }: VideoCardProps) {
  const t = useTranslations('entry-form').form.video;
  const { found, isLooking, isSilent, canLookAgain } = video;
  const card = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  async function lookAgain() {
    const isFound = await video.lookAgain();
    const { activeElement } = document;
    // The button disappears with the focus in it, unless the visitor has gone on meanwhile.
    if (isFound && (activeElement === button.current || activeElement === document.body))
      card.current?.focus();
  }

  return (
    <>
      <div ref={card} role="status" tabIndex={-1} className="text-sm text-ink-2">
        {isLooking && t.looking}
        {isSilent && silence}
        {found && <FoundVideo video={found} />}
      </div>
      {canLookAgain && (
        <BusyButton ref={button} className="chip mt-2" busy={isLooking} onClick={() => void lookAgain()}>
          <Icon name="refresh" size={18} /> {t.again}
        </BusyButton>
      )}
    </>
  );
}

function FoundVideo({ video }: { video: NonNullable<VideoOfLink['found']> }) {
  const t = useTranslations('entry-form').form.video;
  const languageOf = useLanguageOf();
  return (
    <div className="card flex flex-wrap gap-4 p-3 sm:flex-nowrap">
      {video.picture && (
        <img
          src={video.picture}
          alt=""
          width={160}
          height={90}
          className="shrink-0 rounded-[4px] object-cover"
        />
      )}
      <div className="grid min-w-0 content-start gap-1">
        <p className="font-semibold text-ink">{t.question}</p>
        <p lang={languageOf(video.title)} className="wrap-anywhere text-ink">
          {video.title}
        </p>
        <p className="wrap-anywhere">
          <span lang={languageOf(video.channel)}>{video.channel}</span> · {t.youtube}
        </p>
        {video.flags.length > 0 && (
          <ul className="mt-1 grid list-disc gap-1 ps-5 text-ink">
            {video.flags.map((flag) => (
              <li key={flag}>{t.flags[flag]}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
