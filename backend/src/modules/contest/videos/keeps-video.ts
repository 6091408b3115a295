/** The statuses in which an entry keeps its video and its channel from others. The unique index of videos has the others. */
export const KEEPS_VIDEO = ['pending', 'approved'] as const;
