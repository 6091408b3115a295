/** The slugs of the songs that the milestones are about, in their order. */
export const MILESTONE_SONGS = ['lamp-at-dusk', 'river-song', 'monsoon-letter'];
