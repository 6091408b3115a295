import { useState } from 'react';
import type { Track } from '../../../lib/player/track';
import { usePlayer, usePlayerState } from '../../../lib/player/use-player';

interface Change {
  before: readonly Track[];
  after: string;
}

/** More of them nobody takes back. */
const MOST_CHANGES = 20;

const idsOf = (queue: readonly Track[]) => queue.map(({ id }) => id).join();

/** The songs that play after the current one, in an order that the visitor changes, and takes back. */
export function useChanges() {
  const player = usePlayer();
  const { track: current, queue } = usePlayerState();
  const [changes, setChanges] = useState<readonly Change[]>([]);
  const index = queue.findIndex(({ id }) => id === current?.id);
  // Otherwise the visitor has started another list, which is none of these.
  const valid = changes.at(-1)?.after === idsOf(queue) ? changes : [];

  return {
    next: queue.slice(index + 1),
    change(next: readonly Track[]) {
      const changed = [...queue.slice(0, index + 1), ...next];
      setChanges([...valid, { before: queue, after: idsOf(changed) }].slice(-MOST_CHANGES));
      player.arrange(changed);
    },
    undo: valid.length
      ? () => {
          setChanges(valid.slice(0, -1));
          player.arrange(valid.at(-1)?.before ?? queue);
        }
      : null,
  };
}
