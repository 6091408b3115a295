import type { EntityManager } from 'typeorm';

/** The statuses in which an entry keeps its video and its channel from others. The unique index of videos has the others. */
export const KEEPS_VIDEO = ['pending', 'approved'] as const;

/**
 * Whether another entry of the contest has a video of the channel. Two entries that are stored at the same time may miss
 * each other: the daily look at their videos finds both.
 */
export async function isChannelEntered(
  manager: EntityManager,
  channelId: string,
  contestId: string,
  entryId: string | null,
): Promise<boolean> {
  const rows = await manager.query<unknown[]>(
    `select from entry_videos video join contest_entries entry on entry.id = video.entry_id
     where video.channel_id = $1 and entry.contest_id = $2 and entry.id is distinct from $3::uuid
       and entry.status = any($4)
     limit 1`,
    [channelId, contestId, entryId, KEEPS_VIDEO],
  );
  return rows.length > 0;
}
