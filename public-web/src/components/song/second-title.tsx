import type { SongTitle } from '../../lib/song-title';

/** The title in the other language, below or beside the first one; nothing for a song with one title. */
export function SecondTitle({ title: { second }, className }: { title: SongTitle; className?: string }) {
  if (!second) return null;
  return (
    <span lang={second.lang} className={className ? `malayalam ${className}` : 'malayalam'}>
      {second.text}
    </span>
  );
}
