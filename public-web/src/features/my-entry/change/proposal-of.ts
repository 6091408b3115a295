import type { MyEntry } from '../my-entry-queries';

/** The entry as she wants it: with her change, if one is waiting. */
export function proposalOf({ name, youtubeUrl, photoUrl, revision }: MyEntry) {
  return {
    name: revision?.name ?? name,
    youtubeUrl: revision?.youtubeUrl ?? youtubeUrl,
    photoUrl: revision?.photoUrl ?? photoUrl,
  };
}
